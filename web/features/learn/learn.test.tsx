import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { Term } from '#web/lib/terms/term.tsx';
import { Learn } from '#web/routes/learn/learn.tsx';
import { LearnGlossary } from '#web/routes/learn/learn-glossary.tsx';
import { LearnGuide } from '#web/routes/learn/learn-guide.tsx';
import { GuidePage } from './guide-page.tsx';
import { guideNow, guides, loadGuide } from './guides.ts';
import { nextGuideOf } from './next-guide.tsx';
import { FirstTurn } from './practice/first-turn.tsx';
import { RollToHit } from './practice/roll-to-hit.tsx';
import { searchGuides } from './search-guides.ts';

// What a word opens is there as soon as it is pointed at.
beforeAll(() => import('#web/lib/terms/term-note.tsx'));

async function openGuide(slug: string) {
  await loadGuide(slug);
  const guide = guides.find((each) => each.slug === slug);
  const body = guideNow(slug);
  if (!guide || !body) throw new Error(`There is no guide ${slug}.`);
  return renderAt(`/learn/${slug}`, <GuidePage guide={guide} body={body} />);
}

describe('the list of guides', () => {
  it('shows every guide below whom it is for, the first for who is new', () => {
    renderAt('/learn', <Learn />);
    const groups = ['New to this', 'For players', 'For Dungeon Masters'].map((name) => screen.getByRole('region', { name }));
    const listed = groups.flatMap((group) => within(group).getAllByRole('listitem'));
    expect(listed).toHaveLength(guides.length);
    expect(screen.getByRole('region', { name: 'Continue reading' }).textContent).toContain('What role-playing is');
  });

  it('leads to the videos', () => {
    renderAt('/learn', <Learn />);
    expect(screen.getByRole('link', { name: 'Video Tutorials' }).getAttribute('href')).toBe('/learn/videos');
  });

  it('is searched by the texts, and says when nothing was found', async () => {
    const { person } = renderAt('/learn', <Learn />);
    await person.type(screen.getByRole('searchbox', { name: 'Search the guides' }), 'chandelier');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Leading a fight' })).toBeTruthy());
    expect(screen.queryByRole('link', { name: 'Dice' })).toBeNull();
    await person.clear(screen.getByRole('searchbox'));
    await person.type(screen.getByRole('searchbox'), 'xyzzy');
    await waitFor(() => expect(screen.getByText('No guide has these words.')).toBeTruthy());
  });

  it('remembers on the device what was read, and goes on from there', async () => {
    const { person, close } = await openGuide('what-role-playing-is');
    await person.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(screen.getByRole('button', { name: 'Read', pressed: true })).toBeTruthy();
    close();
    renderAt('/learn', <Learn />);
    expect(screen.getByText(`1 of ${guides.length} guides read on this device`)).toBeTruthy();
    const next = guides[1]?.title ?? '';
    expect(within(screen.getByRole('region', { name: 'Continue reading' })).getByRole('link', { name: next })).toBeTruthy();
  });
});

describe('what is read next', () => {
  const [first, second, third] = guides;
  it.each([
    ['the first for somebody who has read nothing', [], null, first],
    ['the one that was left open', [], third?.slug ?? '', third],
    ['the one after a guide that is read', [second?.slug ?? ''], second?.slug ?? '', third],
    ['nothing where all are read', guides.map(({ slug }) => slug), null, null],
  ])('is %s', (_what, read, last, next) => {
    expect(nextGuideOf({ guides, read, last })).toBe(next);
  });
});

describe('a search of the guides', () => {
  const words = new Map(guides.map(({ slug }, at) => [slug, at === 0 ? 'the lantern burns' : 'nothing here']));
  it('finds words from their beginning, and shows what stands around them', () => {
    expect(searchGuides('lant', guides, words)).toEqual([{ guide: guides[0], around: 'the lantern burns' }]);
    expect(searchGuides('tern', guides, words)).toEqual([]);
    expect(searchGuides('lantern here', guides, words)).toEqual([]);
    expect(searchGuides('  ', guides, words)).toEqual([]);
  });
});

describe('a guide', () => {
  it('has contents that lead to its parts, and the guides before and after it', async () => {
    await openGuide('dice');
    const contents = within(screen.getByRole('navigation', { name: 'In this guide' })).getAllByRole('link');
    for (const link of contents) expect(document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')).not.toBeNull();
    const others = within(screen.getByRole('navigation', { name: 'Other guides' }));
    expect(others.getByRole('link', { name: /^Previous/ }).getAttribute('href')).toBe('/learn/your-first-hero');
    expect(others.getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe('/learn/reading-the-sheet');
  });

  it('leads to the video that shows the same, where there is one', async () => {
    const { close } = await openGuide('building-a-world');
    expect(screen.getByRole('link', { name: 'Watch the video' }).getAttribute('href')).toBe('/learn/videos#video-a-world');
    close();
    await openGuide('dice');
    expect(screen.queryByRole('link', { name: 'Watch the video' })).toBeNull();
  });

  it('explains a term in place, by a press and by the keyboard', async () => {
    const { person } = await openGuide('dice');
    await person.click(screen.getAllByRole('button', { name: 'advantage' })[0] ?? document.body);
    await waitFor(() => expect(screen.getByRole('note', { name: 'advantage' }).textContent).toContain('keep the higher one'));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('note', { name: 'advantage' })).toBeNull());
  });

  it('that nobody has written is the lost page', () => {
    renderAt('/learn/no-such-guide', <LearnGuide />);
    expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  });
});

describe('a term', () => {
  it('is explained while a mouse rests on it, and no longer when the mouse has gone', async () => {
    const { person } = renderAt('/', <Term name="hit points">Hit points</Term>);
    await person.hover(screen.getByRole('button', { name: 'Hit points' }));
    await waitFor(() => expect(screen.getByRole('note').textContent).toContain('can still take'));
    await person.unhover(screen.getByRole('button', { name: 'Hit points' }));
    await waitFor(() => expect(screen.queryByText(/can still take/)).toBeNull());
  });

  it('opens where more is said in a tab of its own, away from the guides', async () => {
    const { person } = renderAt('/campaign', <Term name="initiative" />);
    await person.click(screen.getByRole('button', { name: 'initiative' }));
    const link = await screen.findByRole('link', { name: /^Read more/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/learn/combat', '_blank']);
  });
});

/** What the practice says of the last swing. */
const result = () => screen.getAllByRole('status')[0]?.textContent ?? '';

describe('the words of the game', () => {
  it('are listed in the order of the alphabet, each with the guide that says more', () => {
    renderAt('/learn/glossary', <LearnGlossary />);
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(25);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect(screen.getAllByRole('link', { name: 'Combat' })[0]?.getAttribute('href')).toBe('/learn/combat');
  });
});

describe('rolling to hit for practice', () => {
  /** Dice that fall on these values, one after the other. */
  const falling = (...values: number[]) => {
    const left = [...values];
    return () => left.shift() ?? 1;
  };

  it('hits from 10 on, rolls damage, and brings the goblin down', async () => {
    const { person } = renderAt('/learn/combat', <RollToHit dice={falling(9, 10, 8)} />);
    await person.click(screen.getByRole('button', { name: 'Roll to hit' }));
    expect(result()).toContain('9 + 5 = 14. That is less than 15: it misses.');
    await person.click(screen.getByRole('button', { name: 'Roll to hit' }));
    expect(result()).toContain('it hits');
    await person.click(screen.getByRole('button', { name: 'Roll damage' }));
    expect(screen.getByText('The goblin falls after 2 swings.')).toBeTruthy();
  });

  it('doubles the dice of a natural 20, and says what advantage is worth', async () => {
    const { person } = renderAt('/learn/combat', <RollToHit dice={falling(3, 20, 1, 1)} />);
    expect(screen.getByRole('radio', { name: 'One d20: hits 55 %' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Disadvantage: hits 30 %' })).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'Advantage: hits 80 %' }));
    await person.click(screen.getByRole('button', { name: 'Roll to hit' }));
    expect(result()).toContain('Critical hit.');
    await person.click(screen.getByRole('button', { name: 'Roll damage' }));
    expect(screen.getByText('2d8')).toBeTruthy();
    expect(screen.getByText('The goblin has 5 hit points left. On your next turn you swing again.')).toBeTruthy();
  });
});

describe('a first turn for practice', () => {
  const rehearsal = { adventure: 'The Weir', hero: 'Rowan', opening: 'The weir roars.', options: ['I look at the weir.'] };
  const roll = { label: 'Perception', dice: '1d20', faces: [12], kept: [12], modifier: 0, total: 12, against: 10 };

  it('raises a hand, takes words, and shows the reply with its dice', async () => {
    const { person, server } = renderAt('/learn/a-turn-at-our-table', <FirstTurn />, {
      practice: { play: () => ({ ...rehearsal, replies: [] }) },
    });
    await person.click(screen.getByRole('button', { name: 'Begin the rehearsal' }));
    await screen.findByText('The weir roars.');
    await person.click(screen.getByRole('button', { name: 'Raise Hand' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Say what you do' }));
    await person.click(screen.getByRole('button', { name: 'I look at the weir.' }));
    server.answer({ practice: { play: () => ({ ...rehearsal, replies: [{ text: 'You see a shoe.', rolls: [roll], options: [] }] }) } });
    await person.click(screen.getByRole('button', { name: 'Lower Hand' }));
    await screen.findByText('You see a shoe.');
    expect(document.activeElement?.textContent).toBe('Rowan: I look at the weir.');
    expect(screen.getByRole('log').textContent).toContain('Rowan: I look at the weir.');
    expect(screen.getByRole('button', { name: 'Raise Hand' })).toBeTruthy();
  });

  it('keeps the words where the server does not answer', async () => {
    const { person, server } = renderAt('/learn/a-turn-at-our-table', <FirstTurn />, {
      practice: { play: () => ({ ...rehearsal, replies: [] }) },
    });
    await person.click(screen.getByRole('button', { name: 'Begin the rehearsal' }));
    await person.click(await screen.findByRole('button', { name: 'Raise Hand' }));
    await person.type(screen.getByRole('textbox', { name: 'Say what you do' }), 'I wait.');
    server.answer({ practice: { play: () => Promise.reject(new Error('away')) } });
    await person.click(screen.getByRole('button', { name: 'Lower Hand' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I wait.');
  });
});
