import type { Row } from '#web/features/chat/room/rows.ts';

const DAY_PIXELS = 44;
const DICE_PIXELS = 70;
const ROUND_PIXELS = 44;

/** A guess at a row's height in pixels before it was measured, for a column of the given width, or an ordinary one. */
export function rowHeight(row: Row | undefined, width = 700): number {
  if (row === undefined) return 80;
  if (row.kind === 'outgoing') return 60 + lines(row.outgoing.content, width / 8) * 25;
  const { message, continued, day, round, newest } = row;
  const head = day === null ? 0 : DAY_PIXELS;
  if (round !== null && !newest) return head + ROUND_PIXELS;
  const dice = message.rolls.length * DICE_PIXELS;
  if (message.role === 'ai') return head + dice + 60 + lines(message.content, Math.min(68, width / 9)) * 31;
  if (message.check !== null) return head + 120 + message.check.rollers.length * 52;
  if (message.role === 'system') return head + (dice > 0 ? dice + 36 : 48);
  const pictures = message.images.reduce((sum, { height }) => sum + Math.min(288, height) + 16, 0);
  const extra = pictures + (message.reactions.length > 0 ? 32 : 0) + (message.replyTo ? 26 : 0);
  const name = (continued ? 4 : 36) + extra;
  const inset = message.audience === null ? 0 : 60;
  return head + dice + name + inset + lines(message.content, Math.min(72, width / 8)) * 26;
}

function lines(text: string, perLine: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / Math.max(10, perLine))), 0);
}
