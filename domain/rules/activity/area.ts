/** The area of an effect (SRD 5.2.1, Areas of Effect): its size in feet, and for a line also its width. */
export interface Area {
  shape: 'sphere' | 'cube' | 'cone' | 'line' | 'emanation';
  feet: number;
  /** Of a line. */
  width?: number;
}
