import { ask } from './ask.ts';
import { list } from './list.ts';

/** What answers the operations on the assistant, for the model that answers at the time. */
export const router = (currentModel: Parameters<typeof ask>[0]) => ({ list: list(currentModel), ask: ask(currentModel) });
