import { blankCreation } from '#domain/character/creation/ahead/blank-creation.ts';
import type { CreatorStep } from '#domain/character/creation/ahead/creator-steps.ts';
import type { CreationDraft } from '#domain/character/creation/ahead/creation-draft.ts';

/** A creation as a tab keeps it. */
export interface KeptCreation extends CreationDraft {
  version: 1;
  /** The id the character shall have, so that a creation sent twice makes one; empty before the first decision. */
  id: string;
  at: CreatorStep;
  name: string;
}

/** Nothing decided yet. */
export const blankDraft: KeptCreation = { ...blankCreation, version: 1, id: '', at: 'species', name: '' };

/** What of it decides what there is to choose. */
export function decidedOf({ version: _version, id: _id, at: _at, name: _name, ...decided }: KeptCreation): CreationDraft {
  return decided;
}

/** What drafts of earlier builds call their methods. */
const earlierMethods = new Map<unknown, KeptCreation['method']>([
  ['standard array', 'standardArray'],
  ['point buy', 'pointBuy'],
]);

/** The draft that a tab kept; null for anything else. */
export function openDraft(value: unknown): KeptCreation | null {
  if (!isDraft(value)) return null;
  // A draft of an earlier build holds what is no longer kept with it.
  const { homebrew: _homebrew, ...kept } = value;
  return { ...kept, method: earlierMethods.get(kept.method) ?? kept.method };
}

function isDraft(value: unknown): value is KeptCreation & { homebrew?: unknown } {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === blankDraft.version && 'picks' in value;
}
