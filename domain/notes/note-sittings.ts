/** Changes by the same person closer together than this are one sitting. */
const PAUSE_MILLISECONDS = 10 * 60 * 1000;

interface Moment {
  at: Date;
  who: string | null;
}

/**
 * The last state of each sitting, out of states that are ordered from the latest to the first: a note is saved every few
 * seconds while somebody writes, and nobody wants to look through all of that.
 */
export function sittings<Version extends Moment>(versions: readonly Version[]): Version[] {
  return versions.filter((version, n) => {
    const after = versions[n - 1];
    return !after || after.who !== version.who || after.at.getTime() - version.at.getTime() > PAUSE_MILLISECONDS;
  });
}
