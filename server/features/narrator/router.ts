import { ask } from './operations/ask.ts';
import { current } from './operations/current.ts';
import { discardDraft } from './operations/discard-draft.ts';
import { drafts } from './operations/drafts.ts';
import { publishDraft } from './operations/publish-draft.ts';
import { stop } from './operations/stop.ts';

/** What answers the operations on the narrator, for the model that narrates at the time. */
export const router = (currentModel: Parameters<typeof current>[0]) => ({
  current: current(currentModel),
  ask,
  stop,
  drafts,
  publishDraft,
  discardDraft,
});
