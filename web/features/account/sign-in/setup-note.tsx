import { callerRefusals } from '#domain/refusals/caller-refusals.ts';
import type { SetupWay } from '#domain/account/setup-way.ts';

/** What to do where the first account cannot be made from this browser. */
export function SetupNote({ way }: { way: SetupWay | undefined }) {
  return (
    <p role="status" className="text-control">
      {callerRefusals[way === 'foreign' ? 'auth.foreignHost' : 'auth.setupLink'].sentence}
    </p>
  );
}
