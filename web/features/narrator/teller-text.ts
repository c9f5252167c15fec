import type { NarrationInfo } from '#domain/chat/message.ts';

/** Why a model did not tell a reply, as people read it; what is not named here failed on the model's side. */
const reasons: Record<string, string> = {
  'cap-reached': 'today’s limit is used up',
  'key-refused': 'its key was refused',
  'rate-limited': 'it was asked too often',
  unreachable: 'it could not be reached',
};

/** Whether an AI model told a reply, and which: beside the narrator's name, which is the same for all. Null for what was written beforehand. */
export function tellerText({ spokenBy, cause }: Pick<NarrationInfo, 'spokenBy' | 'cause'>): string | null {
  if (cause === 'welcome') return null;
  return spokenBy.startsWith('Storyteller') ? 'no AI model' : `AI model ${spokenBy.slice(spokenBy.indexOf(':') + 1)}`;
}

/** Who brought a reply to its end, after the model broke off. */
export function continuedText(label: string): string {
  return `the AI model broke off; brought to its end by ${label.startsWith('Storyteller') ? 'the Storyteller, no AI model' : label}`;
}

/** That the model was asked and did not tell the reply, with the reason. */
export function fallbackText(reason: string): string {
  if (reason === 'unfounded') return 'the AI model told what had not happened, so its reply was not used';
  if (reason === 'own-fault') return 'a fault in Hearthlore kept the AI model from telling this';
  return `the AI model did not answer: ${reasons[reason] ?? 'something went wrong there'}`;
}
