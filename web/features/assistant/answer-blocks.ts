/** A run of words as it is set. */
export interface Run {
  text: string;
  look: 'plain' | 'strong' | 'stressed';
}

/** A paragraph, or a list of points. */
export type Block = { kind: 'words'; runs: Run[] } | { kind: 'points' | 'steps'; items: Run[][] };

/**
 * What an answer is made of: paragraphs, lists by dashes or numbers, **strong** and *stressed* words. Everything else is text
 * as it stands, so a whole book of Markdown need not be fetched for it.
 */
export function answerBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const [, dash, item] = /^\s*(?:([-*])|\d+[.)])\s+(.*)$/.exec(line) ?? [];
    const before = blocks.at(-1);
    if (item !== undefined) {
      const kind = dash === undefined ? 'steps' : 'points';
      if (before?.kind === kind) before.items.push(runsOf(item));
      else blocks.push({ kind, items: [runsOf(item)] });
    } else if (line.trim() !== '') blocks.push({ kind: 'words', runs: runsOf(line.replace(/^#+\s+/, '')) });
  }
  return blocks;
}

function runsOf(line: string): Run[] {
  const parts = line.split(/(\*\*[^*]+\*\*|(?<!\w)\*[^*\s][^*]*\*(?!\w))/);
  return parts.flatMap((part): Run[] => {
    if (part === '') return [];
    if (part.startsWith('**') && part.length > 4) return [{ text: part.slice(2, -2), look: 'strong' }];
    if (/^\*[^*]+\*$/.test(part)) return [{ text: part.slice(1, -1), look: 'stressed' }];
    return [{ text: part, look: 'plain' }];
  });
}
