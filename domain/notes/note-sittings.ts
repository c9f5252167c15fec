import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';

interface Moment {
  createdAt: Date;
  actorId: string | null;
}

/**
 * The last state of each sitting, out of states that are ordered from the latest to the first: a note is saved every few
 * seconds while somebody writes, and nobody wants to look through all of that.
 */
export function sittings<Version extends Moment>(versions: readonly Version[]): Version[] {
  return versions.filter((version, n) => {
    const after = versions[n - 1];
    return (
      !after ||
      after.actorId !== version.actorId ||
      after.createdAt.getTime() - version.createdAt.getTime() > campaignServerLimits.sittingPauseMilliseconds
    );
  });
}
