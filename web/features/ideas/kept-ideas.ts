import { limits } from '#domain/limits/limits.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';

/** An idea that somebody kept: where it is found again, and what it says. */
export interface KeptIdea {
  kind: string;
  title: string;
  text: string;
}

const name = 'hearthlore.ideas';

function readKept(value: unknown): KeptIdea[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { kind, title, text } = { kind: null, title: null, text: null, ...each };
    return typeof kind === 'string' && typeof title === 'string' && typeof text === 'string' ? [{ kind, title, text }] : [];
  });
}

/** The ideas that are kept on this device, the latest first. */
export const ideaShelf = {
  read: () => readStored(localStorage, name, readKept) ?? [],
  write: (ideas: readonly KeptIdea[]) => writeStored(localStorage, name, ideas.length === 0 ? null : ideas),
};

/** The kept ideas with one more, the latest first; the oldest are forgotten. */
export function withIdea(ideas: readonly KeptIdea[], idea: KeptIdea): KeptIdea[] {
  return [idea, ...ideas.filter(({ text }) => text !== idea.text)].slice(0, limits.ideasKept);
}
