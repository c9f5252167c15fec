import type { Message } from '#domain/chat/message.ts';
import { z } from 'zod';
import { Roll } from '#domain/dice/roll.ts';
import { proseRuns } from '#domain/text/prose-runs.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Story } from './stories.store.ts';

const style = `:root{color-scheme:light dark}body{font:1.0625rem/1.6 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem}
article{margin:1.25rem 0}h2{font:600 .95rem/1.4 system-ui,sans-serif;margin:0}time{font-weight:400;opacity:.7}p{margin:.2rem 0;white-space:pre-wrap}
.system p{text-align:center;opacity:.8}.whisper{border-left:3px solid;padding-left:.8rem}.deleted{border:1px solid;padding:.6rem}`;

/** How a page of a story begins: its name, and that it is deleted where it is. */
export function storyHead({ name, deletedAt }: Story): string {
  const mark = deletedAt === null ? '' : `<p class="deleted">This campaign was deleted on ${dayOf(deletedAt.toISOString())}.</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(name)}</h1>${mark}\n`;
}

/** One message as people read it, with the dice of a reply. */
export function storyPart(message: Message): string {
  const { authorName, role, audience, createdAt, editedAt, kind } = message;
  const marks = [
    ...(audience === null ? [] : ['whisper']),
    ...(kind === 'ooc' ? ['out of character'] : []),
    ...(editedAt === null ? [] : ['edited']),
  ];
  const about = [`<time datetime="${createdAt}">${createdAt.slice(0, 16).replace('T', ' ')}</time>`, ...marks].join(' · ');
  const classes = [role, ...(audience === null ? [] : ['whisper'])].join(' ');
  return `<article class="${classes}"><h2>${escapeHtml(authorName)} ${about}</h2><p>${wordsOf(message)}</p>${rollsOf(message)}</article>\n`;
}

function wordsOf({ role, kind, authorName, content }: Message): string {
  if (role === 'ai')
    return proseRuns(content)
      .map(({ text, look }) => `${openings[look]}${escapeHtml(text)}${closings[look]}`)
      .join('');
  return kind === 'me' ? `<em>${escapeHtml(`${authorName} ${content}`)}</em>` : escapeHtml(content);
}

const openings = { plain: '', stressed: '<em>', strong: '<strong>' } as const;
const closings = { plain: '', stressed: '</em>', strong: '</strong>' } as const;

const Readable = z.array(Roll).catch([]);

/** The dice of a reply, a line each; other messages tell theirs in words. Dice that cannot be read keep nobody from the story. */
function rollsOf({ role, rolls: stored }: Message): string {
  const rolls = role === 'ai' ? Readable.parse(stored) : [];
  if (rolls.length === 0) return '';
  return `<ul>${rolls.map((roll) => `<li>${escapeHtml(rollLine(roll))}</li>`).join('')}</ul>`;
}

function rollLine({ label, total, against }: Roll): string {
  return against === null ? `${label}: ${total}` : `${label}: ${total} against ${against}`;
}

/** How it ends. */
export const storyFoot = '</main></body></html>\n';

function dayOf(at: string): string {
  return at.slice(0, 10);
}
