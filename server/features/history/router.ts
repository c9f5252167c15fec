import { at } from './at.ts';
import { branch } from './branch.ts';
import { endSession } from './end-session.ts';
import { goBack } from './go-back.ts';
import { list } from './list.ts';
import { mendRecap } from './mend-recap.ts';
import { play } from './play.ts';
import { publishRecap } from './publish-recap.ts';
import type { RecapWorker } from './recap-worker.ts';
import { recaps } from './recaps.ts';
import { saveRecap } from './save-recap.ts';
import { save } from './save.ts';

/** What answers the operations on a campaign's history; the worker has a model write recaps. */
export const router = (recapWorker: RecapWorker) => ({
  save,
  list,
  at,
  goBack,
  branch,
  play,
  endSession: endSession(recapWorker),
  recaps,
  saveRecap,
  publishRecap,
  mendRecap,
});
