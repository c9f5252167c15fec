/** A map in a list, as far as it is known there. */
export interface ListedMap {
  id: string;
  name: string;
  columns?: number | undefined;
  rows?: number | undefined;
  /** When it was last changed. */
  updatedAt?: string | undefined;
}

/** A battle map in a list of them. */
export interface MapEntry extends ListedMap {
  isShown: boolean;
}
