/* What only the front end uses; what the kernel tells is in types.d.ts. */

declare module "*.css";

declare module "*.svg" {
  const text: string;
  export default text;
}

type Words = Translation["words"];

type Form = Translation["form"];

/** A message that is its kind and nothing else. */
type Press = "undo" | "redo" | "deal";

/** What anywidget hands over; see its documentation. */
interface WidgetModel {
  get(name: "model"): TableModel;
  get(name: "words"): Words;
  get(name: "form"): Form | undefined;
  get(name: "translations"): Record<string, Translation | undefined>;
  get(name: "read"): number | undefined;
  set(name: "read", value: number): void;
  save_changes(): void;
  on(event: string, callback: () => void): void;
  off(event: string, callback: () => void): void;
  send(content: object): void;
}
