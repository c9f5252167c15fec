import { limits } from '#domain/limits/limits.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { tool, zodSchema } from 'ai';
import type { ToolSet } from 'ai';
import { z } from 'zod';

const purposes: Record<ToolCall['name'], string> = {
  check: `A hero tries something uncertain: give the hero's id, the skill or ability, and a difficulty from ${limits.difficultyMinimum} (easy) to ${limits.difficultyMaximum} (nearly impossible).`,
  attack: 'A hero attacks somebody who is present: the ids of the hero and of the target.',
  npc_attack: 'Somebody present and hostile attacks a hero: the ids of the attacker and of the hero.',
  set_location: 'The party leaves through an exit it knows: the id of the exit.',
  reveal_clue: 'The party learns a clue that this place or somebody present can give: the id of the clue.',
  tick_clock: 'A danger comes one step closer, because time passed or something went wrong: the id of the clock.',
  loot: 'A hero takes something that lies here: the ids of the hero and of the thing.',
  rest: 'The whole party rests where nobody hostile is near: short for an hour, long for a night.',
  update_npc: 'The attitude of somebody present changes because of what happened: their id and the new attitude.',
};

/** The input of each tool: the call without its name. */
const forms = ToolCall.options.map(({ shape: { name, ...fields } }) => ({ name: name.value, inputSchema: zodSchema(z.object(fields)) }));

/**
 * The tools of a narrator. Each answers with the outcome in words; a call with wrong arguments is
 * answered with an error that the narrator can correct, and does nothing.
 */
export function rulingTools(callTool: (call: ToolCall) => Promise<string>): ToolSet {
  return Object.fromEntries(
    forms.map(({ name, inputSchema }) => {
      const execute = (input: object) => callTool(ToolCall.parse({ ...input, name }));
      return [name, tool({ description: purposes[name], inputSchema, execute })];
    }),
  );
}
