import type { Changed } from '#contract/play/characters-shapes.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { unlessInSight } from '#web/lib/story-in-sight.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { askOnce } from './ask-once.ts';
import { takeSheet } from './take-sheet.ts';

/** One thing to do to a sheet, as it is sent. */
export type Act = Parameters<typeof api.characters.act>[0]['act'];

/** What the parts of a sheet are given to change it with. */
export interface Hand {
  /** False for those who only look. */
  mayAct: boolean;
  /** While something is on its way. */
  busy: boolean;
  /** Does one thing after another and says what it came to; answers whether all of it was done. */
  act: (...acts: Act[]) => Promise<boolean>;
}

const failed = { title: 'Update Failed', sentence: 'The server did not answer. Please try again: the change is made only once.' };

/** What is asked for, without the ids that are made anew at each press. */
function likeness(act: Act): object {
  if (act.kind === 'addItem' || act.kind === 'addCustomItem') return { ...act, itemId: '' };
  return act.kind === 'splitItem' ? { ...act, newId: '' } : act;
}

/** Tells why an act was not done; of what the rules refuse the title says what it was. */
async function tellRefused(error: unknown, act: Act): Promise<void> {
  const isRuled = typeof error === 'object' && error !== null && 'code' in error && error.code === 'character.refused';
  if (!isRuled) return notify.refusal(error, failed);
  const text = refusalText(error, failed);
  const title = await import('./refused-title.ts').then(({ refusedTitle }) => refusedTitle(act)).catch(() => text.title);
  notify.refusal(null, { ...text, title });
}

/** The sheet as it is remembered: after a change it may have no more of what was used up by it. */
const sheetOf = (campaignId: string, characterId: string) =>
  queryClient.getQueryData(calls.characters.get.queryKey({ input: { campaignId, characterId } }))?.shown;

/** What was cast or used, by its name: "Misty Step cast"; undefined for what the sheet does not list. */
function usedTitle(act: Act, sheet: ReturnType<typeof sheetOf>): string | undefined {
  if (act.kind === 'cast') {
    const known = sheet?.spells.find(({ spell }) => spell.id === act.spell);
    return known && `${known.spell.name} cast`;
  }
  const used =
    act.kind === 'useFeature'
      ? sheet?.uses.find(({ id }) => id === act.use)
      : act.kind === 'useItem'
        ? sheet?.items.find(({ id }) => id === act.itemId)
        : undefined;
  return used && `${used.name} used`;
}

/** What was done, as a title: "Short rest". */
const titleOf = ({ kind }: Act) => capitalize(kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** Takes one change back. */
async function undo(campaignId: string, characterId: string, position: number): Promise<void> {
  try {
    const undone = await askOnce({ campaignId, id: characterId }, { undo: position }, (id) =>
      api.characters.undo({ campaignId, characterId, id, position }),
    );
    takeSheet(undone);
    notify.done('Undone', `${undone.character.name}’s sheet is as it was before.`);
  } catch (error) {
    notify.refusal(error, failed);
  }
}

/** Says what a change came to, with the way back where there is one. */
export function tellChange(campaignId: string, characterId: string, title: string, { sentences, position, isInStory }: Changed): void {
  // Said once: beside the story the way back is enough.
  const said = sentences.join(' ');
  const sentence = isInStory === true ? unlessInSight(said) : said;
  if (position === null) notify.done(title, sentence);
  else notify.offer(title, sentence, { label: 'Undo', act: () => void undo(campaignId, characterId, position) });
}

/** The hand that changes one sheet. What was done is said, with the way back; of dice that fell for others, `onRolled` says so itself. */
export function useHand(
  { campaignId, id: characterId }: Pick<Character, 'campaignId' | 'id'>,
  mayAct: boolean,
  onRolled?: (changed: Changed, undoing: (() => void) | undefined) => void,
): Hand {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (acts: readonly Act[]) => {
      for (const act of acts) {
        const title = usedTitle(act, sheetOf(campaignId, characterId)) ?? titleOf(act);
        // The second may need what the first made room for.
        const changed = await askOnce({ campaignId, id: characterId }, likeness(act), (id) =>
          api.characters.act({ campaignId, characterId, id, act }),
        ).catch((error: unknown) => {
          void tellRefused(error, act);
          throw error;
        });
        takeSheet(changed);
        const { position } = changed;
        const isForOthers = changed.rolls.some(({ from }) => from !== undefined);
        if (!isForOthers || !onRolled) tellChange(campaignId, characterId, title, changed);
        else onRolled(changed, position === null ? undefined : () => void undo(campaignId, characterId, position));
      }
    },
  });
  const act = (...acts: Act[]) =>
    mutateAsync(acts).then(
      () => true,
      () => false,
    );
  return { mayAct, busy: isPending, act };
}

/** Takes a change of the history back. */
export function useUndo({ campaignId, id }: Pick<Character, 'campaignId' | 'id'>) {
  return useMutation({ mutationFn: (position: number) => undo(campaignId, id, position) });
}
