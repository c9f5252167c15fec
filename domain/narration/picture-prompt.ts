import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { boundsOf, withinBounds } from '#domain/safety/bounds.ts';
import type { Adventure } from './adventure.ts';
import type { HeroCard } from './hero-card.ts';
import { currentScene, presentNpcs } from './play-state.ts';
import type { PlayState } from './play-state.ts';

/** What a picture is to show: the scene, somebody in it, or a hero. */
export const PictureSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scene') }),
  z.object({ kind: z.literal('person'), id: Id }),
  z.object({ kind: z.literal('hero'), id: Id }),
]);
export type PictureSubject = z.infer<typeof PictureSubject>;

/** A subject with its name. */
export const NamedSubject = z.object({ subject: PictureSubject, name: z.string() });
export type NamedSubject = z.infer<typeof NamedSubject>;

/** What everybody at a table may know of where they are; nothing else is ever in a suggested prompt. */
export interface Shown {
  adventure: Adventure;
  state: PlayState;
  heroes: readonly { id: string; name: string; card: HeroCard }[];
}

/** What can be drawn now: the scene, who stands in it, and the heroes. */
export function pictureSubjects({ adventure, state, heroes }: Shown): NamedSubject[] {
  return [
    { subject: { kind: 'scene' }, name: currentScene(adventure, state).name },
    ...presentNpcs(adventure, state).map(({ id, name }): NamedSubject => ({ subject: { kind: 'person', id }, name })),
    ...heroes.map(({ id, name }): NamedSubject => ({ subject: { kind: 'hero', id }, name })),
  ];
}

const manner = 'A painted illustration for a fantasy tale, in natural colours. No writing in the picture.';

/**
 * Words for a picture, made from what everybody at the table may know: descriptions of the place and of who is present, and
 * what stands on sheets. Sentences that break a line or dwell on a veil are left out. Null where the subject is not there.
 */
export function picturePrompt(
  subject: PictureSubject,
  shown: Shown,
  agreed: { lines: readonly string[]; veils: readonly string[] },
): string | null {
  const words = wordsFor(subject, shown);
  return words === null ? null : withinBounds(`${words}\n\n${manner}`, boundsOf(agreed));
}

function wordsFor(subject: PictureSubject, { adventure, state, heroes }: Shown): string | null {
  const scene = currentScene(adventure, state);
  if (subject.kind === 'scene') {
    const people = presentNpcs(adventure, state).map(({ name, role }) => `${name}, ${role}`);
    const present = people.length === 0 ? '' : ` Present: ${people.join('; ')}.`;
    return `${scene.name}, ${scene.place}. ${scene.description}${present}`;
  }
  if (subject.kind === 'person') {
    const npc = presentNpcs(adventure, state).find(({ id }) => id === subject.id);
    return npc ? `A portrait of ${npc.name}, ${npc.role}. ${npc.description} Behind them: ${scene.name}.` : null;
  }
  const hero = heroes.find(({ id }) => id === subject.id);
  if (hero === undefined) return null;
  const { species, classes, weapons, pronouns } = hero.card;
  const armed = weapons.length === 0 ? '' : ` Armed with ${weapons.slice(0, 2).join(' and ')}.`;
  return `A portrait of ${hero.name}, ${species}, ${classes}${pronouns === null ? '' : ` (${pronouns})`}.${armed}`;
}

/** A prompt with the bounds of the table behind it, as it is sent. */
export function promptWithBounds(prompt: string, { lines, veils }: { lines: readonly string[]; veils: readonly string[] }): string {
  const hidden = [...lines, ...veils];
  return hidden.length === 0 ? prompt : `${prompt}\n\nNever show, nor hint at: ${hidden.join('; ')}.`;
}
