"""Kernels forked from a process that has everything imported already (Linux only).

`template` is that process and `kernel` what a fork of it does to become a kernel; `forks` asks for
them on the server's side, and `provisioner` tells Jupyter to start its kernels so.
"""
