import type { Character } from '#domain/character.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { PlainCallError } from '#web/lib/plain-call.ts';

/** Milliseconds to wait before asking again where no answer came. */
const waits = [400, 1600];

/** The ids of changes whose answer never came, by what was asked of which sheet. */
const unanswered = new Map<string, string>();

/** Whether the server has spoken, be it a no; else nobody knows whether it was done. */
const isAnswer = (error: unknown) => error instanceof PlainCallError && error.code !== undefined;

/**
 * Asks for a change of a sheet so that it is done once: where no answer comes, again under the same id, and under the same
 * id too when the person tries again while the sheet still shows the same.
 */
export async function askOnce<Answer>(
  { campaignId, id: characterId }: Pick<Character, 'campaignId' | 'id'>,
  what: object,
  ask: (id: string) => Promise<Answer>,
): Promise<Answer> {
  const queryKey = calls.characters.get.queryKey({ input: { campaignId, characterId } });
  const key = JSON.stringify([characterId, queryClient.getQueryData(queryKey)?.character, what]);
  const id = unanswered.get(key) ?? newId();
  unanswered.set(key, id);
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await ask(id);
      unanswered.delete(key);
      return answer;
    } catch (error) {
      const wait = waits[tries];
      if (isAnswer(error)) unanswered.delete(key);
      else if (wait !== undefined) {
        await new Promise((done) => setTimeout(done, wait));
        continue;
      } else void queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  }
}
