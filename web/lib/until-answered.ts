import { PlainCallError } from './plain-call.ts';

/** Milliseconds to wait before asking again where no answer came. */
const waits = [400, 1600];

/** Whether the server has spoken, be it a no; else nobody knows whether it was done. */
export const isAnswer = (error: unknown) => error instanceof PlainCallError && error.code !== undefined;

/** Asks again where no answer comes, three times in all. Only for what the server does once however often it is asked. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const wait of waits) {
    try {
      return await ask();
    } catch (error) {
      if (isAnswer(error)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return ask();
}
