ui-hint = Aiuto
ui-hint-more = Ancora un aiuto
ui-coach = Maestra
ui-no-hint-now = Qui adesso non c’è niente da suggerire.
coach-look = Dove guardare
coach-candidates = Che cosa farebbe ogni carta
coach-error = Ogni carta è stata provata su { $playouts } mani compatibili con quello che sai; ± è il margine d’errore dovuto al caso.
coach-move = La mossa
