import type { Character } from '#domain/character/character.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { resend } from '#web/lib/resend.ts';
import { isAnswer } from '#web/lib/calls/with-retries.ts';

/** The ids of changes whose answer never came, by what was asked of which sheet. */
const unanswered = new Map<string, string>();

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
  try {
    const answer = await resend(() => ask(id));
    unanswered.delete(key);
    return answer;
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(key);
    else void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
