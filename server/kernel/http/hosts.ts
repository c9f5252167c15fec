/** The addresses by which the server may be called. */
export interface Hosts {
  publicUrl: string | null;
  /** Whether a proxy of ours stands before the server and names the caller. */
  trustProxy: boolean;
  /** What the server listens on. */
  host: string;
}
