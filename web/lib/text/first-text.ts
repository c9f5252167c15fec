import { passagesOf } from '#domain/permissions/audience.ts';
import { plainText } from './plain-text.ts';

const TEXT_LENGTH = 220;

/** How a text begins, as plain words on one line: what everyone may read first, without any marks. At most 220 characters. */
export function firstText(text: string): string {
  const passages = passagesOf(text) ?? [{ audience: 'everyone', text }];
  const open = passages.filter(({ audience, text }) => audience === 'everyone' && text.trim() !== '');
  const whole = (open.length > 0 ? open : passages).map((passage) => passage.text).join('\n');
  const content = plainText(whole.replaceAll(/^\s*#{1,6}\s.*$/gm, '')) || plainText(whole);
  if (content.length <= TEXT_LENGTH) return content;
  const cut = content.slice(0, TEXT_LENGTH + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TEXT_LENGTH / 2)).replace(/[\s,;:.–—-]+$/, '')}…`;
}
