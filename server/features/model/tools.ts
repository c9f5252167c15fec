import { limits } from '#domain/limits/limits.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { tool, zodSchema } from 'ai';
import type { ToolSet } from 'ai';
import { z } from 'zod';
import type { Rulings } from './rulings.ts';

const purposes: Record<ToolCall['name'], string> = {
  check: `A hero tries something uncertain: give the hero's id, the skill or ability, and a difficulty from ${limits.difficultyMinimum} (easy) to ${limits.difficultyMaximum} (nearly impossible); below ${limits.easyTask} only where the material names it. There is advantage only by help: give the id of the hero whose action is to help. Where it is to win somebody over, give their id as npc.`,
  attack: 'A hero attacks somebody who is present: the ids of the hero and of the target.',
  npc_attack: 'Somebody present and hostile attacks a hero: the ids of the attacker and of the hero.',
  set_location:
    'Heroes leave through an exit they know: the id of the exit, and the ids of the heroes who go where it is not everybody who would. One request for each way that some of them take. The outcome shows the place that they come to.',
  reveal_clue: 'The party learns a clue that this place or somebody present can give: the id of the clue.',
  tick_clock: 'A danger comes one step closer, because a hero failed, the party rested or turns went by: the id of the clock.',
  loot: 'A hero takes something that lies here: the ids of the hero and of the thing.',
  rest: 'The whole party rests where nobody hostile is near and nobody is dying: short for an hour, long for a night. A short rest heals by Hit Dice alone, which players spend themselves.',
  tend: 'A hero makes another stable who is dying, after a medicine check of theirs that succeeded in this reply: the ids of both heroes. Nobody wakes by it.',
  shake_awake:
    'A hero shakes another awake who sleeps, by magic or not: the ids of both heroes. It takes no check. Who is down at 0 hit points, or held by what no shake ends, does not wake by it.',
  peril:
    'A hero does what may well kill them, such as leaping from a height or into a fire: the id of the hero, and the deed in the player’s own words. They are asked first; it is done when the player says so again, and hurts.',
  come_round: 'Every hero is down: the party comes round, hurt, at the last safe place. Only then; ask for it at once.',
  pay: 'A hero hands coins from their purse to somebody present: the ids of both, how many coins of each kind, and what for: goods, a gift, a bribe, a debt, or a stake that is thrown for. What is not in the purse is refused. A bribe gives advantage on the next check of persuasion or deception that names them, once.',
  meet_want:
    'Somebody present gets what they want of the party, because a hero has told, brought or done it: the ids of the hero, the person and the want.',
  give: 'A hero hands something that they carry with them from the adventure to somebody present: the ids of the hero, the person and the thing.',
  use_item:
    'A hero uses a magic item that they carry, such as drinking a potion or pointing a wand: the id of the hero, the name of the item, the name of what it does where it can do several things, and as target the id of whom it is for, a hero or somebody present; times where several of what mends are used. What it takes is paid on the sheet.',
  cast_spell:
    'A hero casts a spell of theirs by its name, such as a ritual or what calls a creature: the id of the hero, the name of the spell, the level of the slot only where the player wants one, as choice the creature or the effect that is chosen, as targets the ids of the heroes it heals or helps, and as at the ids of those present whom it strikes, charms or binds. The server rolls to hit or their saves, and the damage: no check and no attack beside it. A spell that the hero does not know is refused. What it costs, heals and leaves stands on the sheets.',
  use_feature:
    'A hero uses a feature of theirs that rests bring back, such as one that gives hit points, where their player has spoken of it: the id of the hero, its name, as target the id of another hero it is for, and times where so many points of a pool are wanted. What it costs, heals and leaves stands on the sheets.',
  handle_gear:
    'A hero takes a weapon, armor or other gear that lies with somebody who fell in the last fight, or hands another hero something off their own sheet: the id of the hero, the name of the thing, from as the name of the dead, or to as the id of the other hero. Coins go from hero to hero as coins, with how many of each kind, and "coins" as the thing; those that are not in the purse are refused. The sheets change by it.',
  remember:
    'Somebody present keeps in mind what a hero told, promised, owes or gave them, or what pleased or hurt them: the ids of the hero and of the person, the kind, and a few plain words of it. A lie that was believed is "lied", one that was not "seenThrough".',
  scene_tag: `A hero's deed leaves something changed that will be remembered: the hero's id, the state, and what it is about, by the id of a thing, way or person of the scene, or as "thing" in at most ${limits.tagWords} characters of the player's own words; neither for the place itself. Use "other" with "words" of the player only where no state fits. Done to somebody, hard or near a foe it takes a check of that hero first that succeeds; offBalance is for a hero whose check failed. At most ${limits.tagsPerHero} for a hero in a reply. A small thing of no weight in the tale, by words alone, is carried once a hero takes it along, laid where it is put down, and used when it is eaten or used up. Never a death, a finding, or something of worth.`,
  update_npc: 'The attitude of somebody present changes because of what happened: their id and the new attitude.',
};

/** The input of each tool: the call without its name. */
const forms = ToolCall.options.map(({ shape: { name, ...fields } }) => ({ name: name.value, inputSchema: zodSchema(z.object(fields)) }));

interface ToolHandlers {
  callTool: (call: ToolCall) => Promise<string>;
  markIntents: Rulings['markIntents'];
}

const IntentEnds = z.object({
  intents: z
    .array(z.object({ intent: z.string(), ended: z.enum(['answered', 'with the party', 'not possible']) }))
    .min(1)
    .max(100),
});

/** Worked out with the first reply, and not with each. */
const intentEnds = zodSchema(IntentEnds);

/** The tool by which a narrator says how intents ended that no ruling on their hero decides. */
export const MARK_INTENTS = 'mark_intents';

/**
 * The tools of a narrator. Each answers with the outcome in words; a call with wrong arguments is
 * answered with an error that the narrator can correct, and does nothing.
 */
export function rulingTools({ callTool, markIntents }: ToolHandlers): ToolSet {
  const mark = tool({
    description:
      'Says how intents ended that no ruling on their own hero decides, by the ids of the intents: answered in words, with the party by a journey, a rest or a clue of this reply, or not possible here. Ask for it once, beside the rulings or after your words.',
    inputSchema: intentEnds,
    execute: async ({ intents }: z.infer<typeof IntentEnds>) => markIntents(intents),
  });
  const rulings = Object.fromEntries(
    forms.map(({ name, inputSchema }) => {
      const execute = (input: object) => callTool(ToolCall.parse({ ...input, name }));
      return [name, tool({ description: purposes[name], inputSchema, execute })];
    }),
  );
  return { ...rulings, [MARK_INTENTS]: mark };
}
