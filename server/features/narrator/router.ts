import { ask } from './operations/ask.ts';
import { current } from './operations/current.ts';
import { discardDraft } from './operations/discard-draft.ts';
import { drafts } from './operations/drafts.ts';
import { guidance } from './operations/guidance.ts';
import { guide } from './operations/guide.ts';
import { heldBack } from './operations/held-back.ts';
import { tagScene, untagScene } from './operations/tag-scene.ts';
import { publishDraft } from './operations/publish-draft.ts';
import { putAgain } from './operations/put-again.ts';
import { readDeeds } from './operations/read-deeds.ts';
import { stop } from './operations/stop.ts';

/** What answers the operations on the narrator, for the model that narrates at the time. */
export const router = (currentModel: Parameters<typeof current>[0]) => ({
  current: current(currentModel),
  ask,
  heldBack,
  putAgain,
  readDeeds,
  guidance: guidance(currentModel),
  guide,
  tagScene,
  untagScene,
  stop,
  drafts,
  publishDraft,
  discardDraft,
});
