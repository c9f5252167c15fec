import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { newEvening, sayAt } from '#tests/exam/evening.ts';
import { partyOf } from '#tests/exam/party.ts';

const [quay, shut, ambry] = ['free-template-world', 'the-shut-country', 'high-ambry'];

/** The replies to what Mira says in a scene, one line after the other. */
function replies(world: string, scene: string, ...said: string[]): string[] {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  const opened = newEvening(adventure, `asked-${world}`);
  const state = { ...opened.state, scene, visited: [...opened.state.visited, scene] };
  const evening = said.reduce((before, text) => sayAt(adventure, before, partyOf(before.state), [{ hero: 'Mira', text }]), {
    ...opened,
    state,
  });
  return evening.replies.map(({ text }) => text);
}

describe('what the narrator is asked by name', () => {
  it('is put to nobody with whom the party is in talk', () => {
    const last = replies(ambry, 'old-baths', 'Evening, Alder. Who do you guard?', 'GM, did our trick work?').at(-1);
    expect(last).not.toMatch(/(?:says|turning to|look at) Alder/);
  });

  it('tells what came of what was tried last', () => {
    const last = replies(ambry, 'old-baths', 'I bluff: "We are from the tax office."', 'GM, did my lie work?').at(-1);
    expect(last).toContain('This was told last of what Mira did');
    expect(last).toContain('We are from the tax office');
  });

  it('finds the way "there" to the place that was spoken of', () => {
    const last = replies(ambry, 'warmside', 'Good evening Nan, what do you know of the Goose Yard?', 'GM how do we get there?').at(-1);
    expect(last).toContain('the crooked alley to the goose yard');
  });

  it('holds the place and the task where both are asked for in one breath', () => {
    const [first] = replies(quay, 'dry-quay', 'Hello! Could you tell us where we are and what this is all about?');
    expect(first).toContain('You are at the Dry Quay');
    expect(first).toContain('find out where the sea has gone');
  });

  it.each(['who sent me and Tov here?', 'what brings Tov and me here?', 'why are the two of us here?'])(
    'says why the party has come: %s',
    (said) => {
      expect(replies(quay, 'dry-quay', said)[0]).toContain('find out where the sea has gone');
    },
  );
});

describe('where somebody is', () => {
  it('is said by nobody of whom the party cannot have heard', () => {
    expect(replies(quay, 'dry-quay', 'Nettle, where can I find Linnet?')[0]).not.toContain('Salt Cabin');
  });

  it('is said of whoever everybody speaks of', () => {
    expect(replies(quay, 'dry-quay', 'Nettle, where can I find the reeve?')[0]).toContain('Tide House');
  });
});

describe('what is of the party', () => {
  it('is what they carry, and not what hangs here', () => {
    const last = replies(
      quay,
      'foundry',
      'Hesper, may we have a string of net bells?',
      'I take a string of net bells',
      'I put on my bells',
    ).at(-1);
    expect(last).not.toMatch(/Thirty-one bells, none of them right\. .*Mira has had enough|cast wrong for that/);
    expect(last).toMatch(/puts? on their bells/);
  });
});

describe('a place that lies behind another', () => {
  it('is sneaked to', () => {
    const last = replies(shut, 'stove-street', 'we go to the school', 'we creep over to the Hearth House').at(-1);
    expect(last).not.toMatch(/would need|have to go back/);
  });
});

describe('an answer', () => {
  it('stands behind no line about the place', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `Tibb, did you hear anything on night ${at + 1}?`);
    const openings =
      /^(?:You are at the Hatch still|You begin|So it goes on|A moment passes|Now it is your move|You go on|Take heart|You stand at)/;
    expect(replies(ambry, 'hatch', ...lines).filter((text) => openings.test(text))).toEqual([]);
  });
});

describe('where the party is', () => {
  it.each(['are we still in the inn or did we leave?', 'wait, did we go up already?'])(
    'is told when somebody has lost track of it: %s',
    (said) => {
      expect(replies(quay, 'dry-quay', said)[0]).toContain('You are at the Dry Quay');
    },
  );

  it('is a place that is asked after by what it is', () => {
    expect(replies(shut, 'stove-street', 'is there a school around?')[0]).toContain('Yes. To get to the Schoolroom, take');
  });

  it('is gone into by its number', () => {
    expect(replies(shut, 'stove-street', 'ill slip into the 6th house')[0]).toMatch(/sixth house/);
  });
});
