import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractLore } from './extract-lore.ts';
import { formsOf, heldOut, tuned } from '#server/features/generations/documents/labelled/write-forms.fixture.ts';
import { parseDocument } from '#server/features/generations/documents/parse/parse-document.ts';
import type { Proposal } from './proposal.ts';

const read = (text: string, name = 'a.md') => parseDocument(name, Buffer.from(text));
const found = async (text: string, name?: string) =>
  extractLore(await read(text, name)).map(({ category, name: held }) => `${category}: ${held}`);

/** What of these proposals does not stand in the text. */
function invented(text: string, proposals: Proposal[]): string[] {
  const small = text.toLowerCase();
  return proposals.flatMap((proposal) => [
    ...[...proposal.evidence.map(({ quote }) => quote), ...proposal.text.split('\n')].filter((content) => !text.includes(content)),
    ...[proposal.name, ...proposal.aliases].filter((name) => name === '' || !small.includes(name.toLowerCase())),
  ]);
}

describe('extractLore', () => {
  it('invents no word in any labelled document, in any form', async () => {
    for (const form of [...tuned, heldOut].flatMap((file) => formsOf(file))) {
      const document = await parseDocument(form.name, form.bytes);
      expect(invented(document.text, extractLore(document))).toEqual([]);
    }
  });

  it('stays with the words of any text', async () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        '# Places',
        '- The Ford - a town',
        'Tarn Keep is a castle. ',
        '**AC** 12',
        'quest: Find Osk',
        '\n\n',
        'the village of ',
      ),
    );
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 25 }), async (pieces) => {
        const document = await read(`Words. ${pieces.join('\n')}`).catch(() => null);
        if (document) expect(invented(document.text, extractLore(document))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('says where a thing stands', async () => {
    const [form] = formsOf('rule-book.md').filter(({ name }) => name.endsWith('.pdf'));
    const proposals = form ? extractLore(await parseDocument(form.name, form.bytes)) : [];
    const hulk = proposals.find(({ name }) => name === 'Silt Hulk');
    expect(hulk?.evidence[0]).toMatchObject({ document: 'rule-book.pdf', section: 'Lanterns and Low Water › Bestiary › Silt Hulk' });
    expect(hulk?.evidence[0]?.page).toBeGreaterThan(4);
    expect(hulk?.text).toContain('Multiattack. The hulk makes two slam attacks.');
    expect(hulk?.text).not.toContain('Toll Hound');
  });

  it.each([
    ['We rode to the village of Low Cassel.', 'geography: Low Cassel'],
    ['Skerrow is a fishing town. I like Skerrow.', 'geography: Skerrow'],
    ['They fear the Quiet Porters, a guild of thieves.', 'factions: Quiet Porters'],
    ['She learned a charm, the Candle Reckoning.', 'spells: Candle Reckoning'],
    ['Beware of the hollow rams, beasts without hearts.', 'monsters: Hollow rams'],
    ['The guides are called stiltwalkers.', 'classes: Stiltwalkers'],
    ['The reeve will pay anyone who can find his lost brother.', 'quests: Find his lost brother'],
    ['side quest: get the goat back', 'quests: Get the goat back'],
    ['## Peoples\n\n- Gullfolk: loud and tan', 'races: Gullfolk'],
  ])('hears in "%s" the %s', async (text, expected) => {
    expect(await found(text)).toContain(expected);
  });

  it.each([
    'Captain Ilse Brandt was a cook.',
    'I met her on Monday, in March.',
    'The Game Master asks for a Dexterity check.',
    'A character with Armor Class 15 is hard to hit.',
    '"Wait," said Osk.',
  ])('proposes nothing for "%s"', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('merges mentions of one thing, by name and by likeness', async () => {
    const text =
      'The Iron Sleeves are a band of soldiers.\n\nHe met the Iron Sleeve, a company of rogues.\n\nThe Iron Sleeves guild is a guild of smiths.';
    const proposals = extractLore(await read(text)).filter(({ category }) => category === 'factions');
    expect(proposals.map(({ name }) => name)).toEqual(['Iron Sleeves']);
  });

  it('keeps blocks of similar names apart', async () => {
    const block = (name: string) => `### ${name}\n*Large Dragon, Neutral*\n\n**AC** 12\n**HP** 20 (4d8)\n**Speed** 30 ft.\n\n`;
    expect(await found(`## Bestiary\n\n${block('Red Marsh Drake')}${block('Old Red Marsh Drake')}`)).toEqual([
      'monsters: Red Marsh Drake',
      'monsters: Old Red Marsh Drake',
    ]);
  });

  it('leaves out what it is less sure of than asked', async () => {
    const document = await read('We rode to the village of Low Cassel.');
    expect(extractLore(document, { leastConfidence: 0.9 })).toEqual([]);
  });
});
