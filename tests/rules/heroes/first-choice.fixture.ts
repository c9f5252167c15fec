import type { Activity } from '#domain/rules/activity/activity.ts';
import { creatureChoices } from '#domain/srd/monsters/call-creatures.ts';

/** What is chosen about an activity where somebody chooses the first: an effect, the creature that comes, or a form that anybody can take. Null where nothing is open. */
export function firstChoice(activity: Activity | undefined): string | null {
  if (activity?.kind === 'summon') return creatureChoices(activity)[0] ?? null;
  const form = activity?.effects?.some(({ shape }) => shape !== undefined);
  return form ? 'Cat' : (activity?.effects?.find(({ choice }) => choice !== undefined)?.name ?? null);
}
