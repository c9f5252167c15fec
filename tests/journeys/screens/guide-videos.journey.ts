import { expect } from '@playwright/test';
import { bringHero } from '#tests/support/app/arena.ts';
import { Recorder } from '#tests/support/journeys/recording/recorder.ts';
import { button, develop, seat, tab } from '#tests/support/journeys/recording/video.ts';
import { say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// The product's own pages: the videos show what people get.
const test = testAt({ warnings: false, dice: (sides) => Math.ceil(sides * 0.7) });

test('a video shows how a first hero comes to the table', nightly, async ({ browser, table }, { outputDir }) => {
  test.setTimeout(240_000);
  const { mira, address } = await seat(browser, table);
  const { page } = mira;
  await page.goto(address);
  await expect(button(page, 'Pick a ready hero')).toBeVisible();
  const recorder = new Recorder(page);

  await recorder.chapter('Sit down at the table');
  await recorder.say('This is a table. The story stands in the middle, and the people sit on the left.');
  await recorder.say('Mira has no hero yet, so the Character tab is open on the right.');

  await recorder.chapter('Pick a hero');
  await recorder.say('She can make a hero step by step. Tonight she picks one that is ready.');
  await recorder.press(button(page, 'Pick a ready hero'), page.getByRole('heading', { name: 'Pick a hero' }));
  recorder.markPoster();
  await recorder.say('Each hero has a portrait, a class, gear and spells. What they are good at stands below the name.');
  await recorder.press(button(page, /Elf wizard/), page.getByRole('heading', { name: 'Aelith' }).first());
  await recorder.say('That is all. Aelith sits at the table now.');

  await recorder.chapter('Read the sheet, and roll');
  await recorder.say('The sheet shows hit points, armor class and what Aelith can do. Words with a dotted line explain themselves.');
  const check = page
    .getByRole('tabpanel', { name: 'Character' })
    .getByRole('button', { name: /^Roll Intelligence check/ })
    .first();
  await recorder.say('Numbers with a sign can be pressed. They roll the dice.');
  await recorder.press(check, page.getByRole('figure').first());
  await recorder.settle();
  await recorder.say('The server rolls, and everybody at the table sees how the dice fell.');
  await develop(
    browser,
    recorder,
    {
      slug: 'first-hero',
      title: 'Your first hero',
      summary: 'Sit down, pick a hero who is ready to play, and roll from the sheet.',
      order: 1,
    },
    outputDir,
  );
});

test('a video shows a turn at the table', nightly, async ({ browser, table }, { outputDir }) => {
  test.setTimeout(240_000);
  const { mira, tov, campaignId, address } = await seat(browser, table);
  await bringHero(table, campaignId, mira.person, 'Kara');
  await bringHero(table, campaignId, tov.person, 'Brottor');
  const { page } = mira;
  for (const each of [mira, tov]) await each.page.goto(address);
  await expect(button(page, 'Raise Hand')).toBeEnabled();
  await tab(page, 'Turn').click();
  const recorder = new Recorder(page);

  await recorder.chapter('Raise your hand');
  await recorder.say('The narrator has told where the heroes are. Now Mira wants to act.');
  await recorder.press(button(page, 'Raise Hand'), button(page, 'Lower Hand'));
  await recorder.say('Her hand is up. The first hand starts a countdown, in which everybody may join in.');

  await recorder.chapter('Say what you do');
  const box = page.getByRole('textbox', { name: 'Message' });
  await recorder.type(box, 'I hold the lantern low and look for footprints.');
  await recorder.press(page.getByRole('form', { name: 'Write' }).locator('[type=submit]'));
  await recorder.say('One sentence is enough. While her hand is up, what she writes is her action.');
  await button(tov.page, 'Raise Hand').click();
  await say(tov.page, 'I ask the ferrywoman who was here last night.');
  await recorder.settle();
  recorder.markPoster();
  await recorder.say('Tov joins in. On the right stands what each of them wants to do.');

  await recorder.chapter('Lower it, and read on');
  await button(tov.page, 'Lower Hand').click();
  await recorder.say('Tov is done. When the last hand goes down, the narrator begins.');
  await recorder.press(button(page, 'Lower Hand'));
  await recorder.watch(page.getByRole('article', { name: 'The narrator', exact: true }).nth(1));
  await recorder.settle();
  await recorder.say('The narrator answers both at once. Below the reply stands what became of each action.');
  await recorder.say('Then the next turn begins, whenever somebody raises a hand.');
  await develop(
    browser,
    recorder,
    {
      slug: 'a-turn',
      title: 'A turn at the table',
      summary: 'Raise your hand, say what you do, and read how the narrator answers.',
      order: 2,
    },
    outputDir,
  );
});

test('a video shows a fight', nightly, async ({ browser, table }, { outputDir }) => {
  test.setTimeout(300_000);
  const { wren, mira, campaignId, address } = await seat(browser, table);
  await bringHero(table, campaignId, mira.person, 'Kara');
  for (const each of [wren, mira]) {
    await each.page.goto(address);
    await tab(each.page, 'Combat').click();
  }
  await expect(button(wren.page, 'Prepare the fight')).toBeVisible();
  const recorder = new Recorder(wren.page);

  await recorder.chapter('The Dungeon Master prepares');
  await recorder.say('Wren leads this table. In the Combat tab she prepares a fight; the players see nothing of it yet.');
  await recorder.press(button(wren.page, 'Prepare the fight'), wren.page.getByRole('searchbox', { name: 'Find a creature' }));
  await recorder.type(wren.page.getByRole('searchbox', { name: 'Find a creature' }), 'ogre');
  await recorder.press(wren.page.getByText('Ogre', { exact: true }), button(wren.page, 'Add Ogre'));
  await recorder.press(button(wren.page, 'Add Ogre'));
  await recorder.say('An ogre waits. With one press everybody rolls initiative.');
  await recorder.press(button(wren.page, 'Roll initiative'), wren.page.getByRole('heading', { name: /’s turn$/ }));
  const acting = wren.page.getByRole('region', { name: 'The turn' }).getByRole('heading', { name: /’s turn$/ });
  if (!(await acting.innerText()).startsWith('Kara')) {
    await recorder.say('The ogre is faster. Wren ends its turn.');
    await recorder.press(button(wren.page, 'Next turn'), wren.page.getByRole('heading', { name: 'Kara’s turn' }));
  }

  await recorder.chapter('A player acts');
  const own = mira.page.getByRole('region', { name: 'Your turn' });
  await expect(own).toBeVisible();
  recorder.look(mira.page);
  await recorder.say('This is what Mira sees: it is the turn of her hero, Kara, and all that Kara can do stands here.');
  await recorder.say('She presses whom she strikes, and then the weapon.');
  await recorder.press(own.getByRole('group', { name: 'Target' }).getByRole('button', { name: /^Ogre/ }));
  await recorder.press(
    own
      .getByRole('group', { name: /^Attacks of/ })
      .getByRole('button')
      .first(),
    own.getByText(/1 of 1 attack made/),
  );
  await recorder.settle();
  recorder.markPoster();
  await recorder.say('The server rolls the attack and its damage. The round stands in the story, with every die.');

  await recorder.chapter('The turn goes on');
  await recorder.say('What Kara has left is said above: her bonus action and her reaction. Her action is spent.');
  await recorder.press(own.getByRole('button', { name: 'End turn' }));
  await recorder.say('Mira ends her turn, and the next in the order acts.');
  await develop(
    browser,
    recorder,
    { slug: 'a-fight', title: 'A fight', summary: 'How a Dungeon Master begins a fight, and how a player takes a turn in it.', order: 3 },
    outputDir,
  );
});
