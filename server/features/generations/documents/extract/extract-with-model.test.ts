import { describe, expect, it } from 'vitest';
import { extractWithModel, type AskModel } from './extract-with-model.ts';
import { mergeProposals } from './merge-proposals.ts';
import { parseDocument } from '#server/features/generations/documents/parse/parse-document.ts';
import { planModelRun, priceOf, readingOf } from './plan-model-run.ts';

const filler = 'The water rises and the water falls, and nobody on the shore takes note of it any more. ';
const chapter = (name: string) => `## ${name}\n\n${name} is a place of “great” patience.\n\n${filler.repeat(90)}\n\n`;
const block = '### Silt Hulk\n*Huge Elemental, Unaligned*\n\n**AC** 14\n**HP** 126 (11d12)\n\n';
const read = () => parseDocument('long.md', Buffer.from(['Tarn', 'Ferry', 'Moor', 'Weir'].map(chapter).join('') + block));

/** Answers with the place each chunk is about. */
const answer: AskModel = async (chunk) => ({
  entries: [...chunk.text.matchAll(/(\w+) is a place/g)].map(([, name]) => ({
    category: 'geography',
    name,
    description: '',
    evidence: `"${name ?? ''} is a place  of "great" patience."`,
  })),
});

describe('planModelRun', () => {
  it('cuts at headings, below the limit, and leaves out the blocks', async () => {
    const chunks = planModelRun(await read());
    expect(chunks.map(({ text }) => text.split('\n')[0])).toEqual(['Tarn', 'Ferry', 'Moor', 'Weir']);
    expect(chunks.every(({ text }) => text.length <= 12_000 && !text.includes('Silt Hulk'))).toBe(true);
  });

  it('cuts a paragraph that is longer than a chunk, and loses no word', async () => {
    const document = await parseDocument('a.txt', Buffer.from(filler.repeat(500)));
    const chunks = planModelRun(document);
    expect(chunks.every(({ text }) => text.length <= 12_000)).toBe(true);
    expect(chunks.map(({ text }) => text).join('')).toBe(document.text);
  });

  it('estimates what is left to read, and its cost from the price', async () => {
    const document = await read();
    const chunks = planModelRun(document);
    const whole = readingOf(chunks);
    expect(whole.parts).toBe(4);
    expect(whole.inputTokens).toBeGreaterThan(document.text.length / 5);
    expect(priceOf(whole, { input: 2, output: 10 })).toBeCloseTo((whole.inputTokens * 2 + whole.outputTokens * 10) / 1_000_000);
    const rest = readingOf(chunks, new Set(chunks.slice(1).map(({ hash }) => hash)));
    expect(rest.parts).toBe(1);
    expect(rest.inputTokens).toBeLessThan(whole.inputTokens / 3);
    expect(readingOf([])).toEqual({ parts: 0, inputTokens: 0, outputTokens: 0 });
  });
});

describe('extractWithModel', () => {
  it('takes what stands in the chunk, with the document’s own quotation', async () => {
    const document = await read();
    const { proposals } = await extractWithModel(answer, document);
    expect(proposals.map(({ name }) => name)).toEqual(['Tarn', 'Ferry', 'Moor', 'Weir']);
    expect(proposals[2]?.evidence[0]).toEqual({
      document: 'long.md',
      section: 'Moor',
      page: null,
      quote: 'Moor is a place of “great” patience.',
      at: document.text.indexOf('Moor is a place'),
    });
  });

  it.each([
    ['evidence that stands nowhere', 'Tarn', 'Tarn is a city of gold.'],
    ['evidence from another chunk', 'Tarn', 'Weir is a place of “great” patience.'],
    ['a name that stands nowhere', 'Eldoria', 'Tarn is a place of “great” patience.'],
  ])('drops an entry with %s', async (_, name, evidence) => {
    const ask: AskModel = async (chunk) => ({
      entries: chunk.text.startsWith('Tarn') ? [{ category: 'geography', name, description: 'x', evidence }] : [],
    });
    expect(await extractWithModel(ask, await read())).toMatchObject({ proposals: [], dropped: 1 });
  });

  it('counts an answer that breaks the schema as failed, to be asked again', async () => {
    const document = await read();
    const broken: AskModel = async (chunk) => (chunk.text.startsWith('Moor') ? { entries: [{ category: 'cities' }] } : answer(chunk));
    const first = await extractWithModel(broken, document);
    expect(first.failed).toEqual([planModelRun(document)[2]?.hash]);
    const second = await extractWithModel(answer, document, { done: first.read });
    expect(second.proposals.map(({ name }) => name)).toEqual(['Moor']);
  });

  it('stops when it is cancelled, and goes on from the chunks that were read', async () => {
    const document = await read();
    const cancel = new AbortController();
    const done: string[] = [];
    const held: string[] = [];
    const onProgress = ({ hash, proposals, done: count }: { hash: string; proposals: { name: string }[]; done: number }) => {
      done.push(hash);
      held.push(...proposals.map(({ name }) => name));
      if (count === 2) cancel.abort(new Error('Enough.'));
    };
    await expect(extractWithModel(answer, document, { signal: cancel.signal, onProgress })).rejects.toThrow('Enough.');
    const asked: string[] = [];
    const rest = await extractWithModel((chunk) => (asked.push(chunk.hash), answer(chunk)), document, { done });
    expect(held).toEqual(['Tarn', 'Ferry']);
    expect(rest.proposals.map(({ name }) => name)).toEqual(['Moor', 'Weir']);
    expect(asked.some((hash) => done.includes(hash))).toBe(false);
  });
});

describe('mergeProposals', () => {
  it('adds evidence to what there is and the rest at its end', async () => {
    const document = await read();
    const { proposals } = await extractWithModel(answer, document);
    const [tarn] = proposals;
    const more = tarn
      ? [
          {
            ...tarn,
            name: 'The Tarn',
            evidence: [{ ...(tarn.evidence[0] ?? { document: '', section: '', page: null }), quote: filler.trim() }],
          },
        ]
      : [];
    const merged = mergeProposals(proposals, more);
    expect(merged).toHaveLength(4);
    expect(merged[0]).toMatchObject({ name: 'Tarn', aliases: ['The Tarn'], evidence: [{ section: 'Tarn' }, { quote: filler.trim() }] });
  });
});
