import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { readAsked } from '#server/features/storyteller/parse/answers/asked.ts';
import type { Asked } from '#server/features/storyteller/parse/answers/asked.ts';
import { rarityIn, sayablesOf } from '#server/features/storyteller/parse/answers/sayable.ts';
import type { Rarity, Sayable } from '#server/features/storyteller/parse/answers/sayable.ts';
import { inProject } from '#server/kernel/in-project.ts';

/** What players said to somebody in played evenings, and what of all that this person can say answers it, by people who do not know the program. */
const Line = z.strictObject({
  npc: z.string(),
  said: z.string(),
  /** With the words that it leans on, where it does. */
  whole: z.string().optional(),
  asks: z.boolean(),
  /** What answers it, the best first; what answers a part of it. */
  full: z.array(z.string()),
  part: z.array(z.string()),
});

/** A labelled question with all that could be said to it. */
export interface LabelledAnswer {
  adventure: string;
  said: string;
  asked: Asked;
  all: readonly Sayable[];
  rarity: Rarity;
  full: ReadonlySet<string>;
  part: ReadonlySet<string>;
}

const folder = inProject('content', 'storyteller', 'answers');

/** The labelled questions of all adventures. Refuses labels that name what nobody of the adventure says. */
export function labelledAnswers(): LabelledAnswer[] {
  return readdirSync(folder).flatMap((file) => {
    const name = file.replace('.jsonl', '');
    const adventure = readyAdventures.get(name);
    if (!adventure) throw new Error(`${file} is of no adventure.`);
    const lines = readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n');
    return lines.map((line): LabelledAnswer => {
      const { npc: id, said, whole = said, asks, full, part } = Line.parse(JSON.parse(line));
      const npc = adventure.npcs.find((each) => each.id === id);
      if (!npc) throw new Error(`${file} asks ${id}, who is not of ${name}.`);
      const all = sayablesOf(npc, adventure);
      const strange = [...full, ...part].filter((each) => !all.some((it) => it.id === each));
      if (strange.length > 0) throw new Error(`${file}: ${npc.name} does not say ${strange.join(', ')}.`);
      const asked = readAsked(said, whole, asks, npc.name);
      return { adventure: name, said, asked, all, rarity: rarityIn(all), full: new Set(full), part: new Set(part) };
    });
  });
}
