/** That what was understood is not what was meant: "wait no, …", "that's not what I meant, …". */
const protest =
  /^\s*(?:(?:no|nah|nope|wait|sorry|oops|ugh|hang on|hold on|actually|argh|hey|not that|that's not (?:it|what (?:i|we) (?:meant|said|wanted)))\b[\s,.!…:-]*)+/iu;
/** What was meant instead, and what not. */
const meant =
  /^(?:i|we) (?:meant|mean|wanted|want|was trying|were trying|said)(?: to (?<task>[^.!?]+?)| (?<thing>[^.!?,]+?))?(?:,? (?:and )?not (?:to )?[^.!?]+)?(?:[.!?]+\s*(?<rest>.*))?$/isu;

/**
 * A line that corrects what was understood, as what it then says is to be done: "wait no, I wanted to talk to Tibb, not walk up the stairs" is
 * "I talk to Tibb". Of "no, I meant Nettle. Nettle, what is that?" only the words to Nettle are left.
 */
export function withCorrection(text: string): string {
  const said = text.replace(protest, '');
  const { task, rest = '' } = said === text ? {} : (meant.exec(said)?.groups ?? {});
  if (said === text || !meant.test(said)) return text;
  if (task !== undefined) return `I ${task}.${rest === '' ? '' : ` ${rest}`}`;
  return rest === '' ? text : rest;
}
