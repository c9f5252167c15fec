/** A battle map in a list of them. */
export interface MapEntry {
  id: string;
  name: string;
  isShown: boolean;
}
