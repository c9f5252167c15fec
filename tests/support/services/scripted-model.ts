import type { NarratorModel, Reply } from '#server/features/model/model.ts';

/** A narrator whose words a test decides: it repeats every intent, and waits where it is told to. */
export function scriptedModel(): NarratorModel & { replies: Reply[]; hold(): () => void } {
  const replies: Reply[] = [];
  let gate: Promise<void> = Promise.resolve();
  return {
    label: 'Scripted',
    isModel: false,
    replies,
    ask: async () => ({ entries: null, fault: null, usage: { input: 0, output: 0, estimated: false } }),
    /** Replies begun from now on say one word and then wait for the release. */
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    async *narrate(reply: Reply) {
      replies.push(reply);
      yield { type: 'text', text: 'Then ' };
      const stopped = new Promise<void>((resolve) => reply.signal.addEventListener('abort', () => resolve(), { once: true }));
      if (!reply.signal.aborted) await Promise.race([gate, stopped]);
      const text = reply.brief.intents.map(({ text }) => `[${text}]`).join(' ');
      if (!reply.signal.aborted) yield { type: 'text', text: `${text}. What do you do?` };
      yield {
        type: 'end',
        ending: reply.signal.aborted ? 'stopped' : 'complete',
        spokenBy: 'Scripted',
        fellBack: null,
        usage: { input: 1, output: 1, estimated: true },
        fragments: [],
      };
    },
  };
}
