import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** The reply to a line in a place of an adventure, by a party that knows these clues. */
function reply([world, scene]: readonly [string, string], line: string, clues: string[] = []): string {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene], clues };
  return playReply(briefOf({ adventure, state, intents: [{ heroId: 'mira', text: line }] }), new Set()).text;
}

const guests = ['the-shut-country', 'guest-house'] as const;
const hearth = ['the-shut-country', 'hearth-house'] as const;
const hatch = ['high-ambry', 'hatch'] as const;
const parlour = ['high-ambry', 'parlour'] as const;
const quay = ['free-template-world', 'dry-quay'] as const;

const riddles = /It ends for|Whatever it was meant to say/u;

describe('whoever is shown a thing that lies here', () => {
  it.each([
    [guests, 'i show dorrit the red mittens', "those are guide's mittens"],
    [guests, 'If I may, I should like to show Pell the spare pack.', 'There is a whistle in it'],
    [hearth, 'i show her the tiny spoon with the tooth marks', 'It is nobody'],
    [hearth, 'Show the Keeper the little spoon from the lowest hook', 'It is nobody'],
  ] as const)('says what they have to say to it: %s %s', (place, line, says) => {
    expect(reply(place, line)).toContain(says);
  });

  it('says so in plain words where they have nothing to say to it', () => {
    const text = reply(quay, 'I show Wenna my dagger.');
    expect(text).toContain('Mira shows Wenna their dagger.');
    expect(text).toMatch(/says nothing to me|cannot tell you anything|has nothing to say of it|What about it/u);
    expect(reply(parlour, 'show the mayor the kettle')).not.toMatch(riddles);
    expect(reply(hatch, 'show Tibb the cup')).not.toMatch(/place (?:that has|with) a cup/u);
  });

  it('is shown it by whoever tells them something first', () => {
    const text = reply(guests, 'KETTA. her name was ketta!! i tell dorrit, show her the mittens and ask do you remember ketta lorne.', [
      'ketta-name',
    ]);
    expect(text).toContain("those are guide's mittens");
    expect(text).not.toContain('Show her the mittens');
    expect(reply(hatch, 'Velvet! I tell Tibb, show him the notice and ask who wrote it.')).toContain('Mira shows him the notice.');
  });
});

describe('whoever is given a small thing', () => {
  it.each([
    [guests, 'i give pell a sweet'],
    [quay, 'I give Nettle a peppermint sweet from my pocket.'],
    [hatch, 'give Tibb a bite of my sausage'],
    [guests, 'I should like to hand Dorrit an apple.'],
    [hatch, 'give Tibb my scarf'],
    [['high-ambry', 'old-baths'], 'offer the big lad an onion'],
  ] as const)('thanks for it: %s %s', (place, line) => {
    const text = reply(place, line);
    expect(text).toMatch(/thank|That is kind|You are good/iu);
    expect(text).not.toMatch(riddles);
  });

  it('says no to what they have no use for', () => {
    expect(reply(guests, 'i give dorrit my dagger')).toMatch(/No, thank you|no use for it|Thank you, no|will not take it/u);
  });

  it('is told nothing of what nobody has picked up', () => {
    expect(reply(hearth, 'i give her the small spoon')).toContain('on the lowest hook of the wall');
  });
});

describe('whoever is touched', () => {
  it.each([
    [hearth, 'i take her hand'],
    [hearth, 'i hug ilse even though shes the keeper. ilse, do you sleep at night?'],
    [quay, 'I pat Nettle on the shoulder and say well done.'],
    [guests, 'can i pet pell on the head lol'],
  ] as const)('takes it somehow: %s %s', (place, line) => {
    expect(reply(place, line)).toMatch(
      /Mira (?:takes|hugs|pats|pets) [^.]*\. (?:Ilse|Nettle|Pell|For as long|It seems|"No|It is not welcome|[^.]*(?:Ilse|Nettle|Pell))/u,
    );
  });
});
