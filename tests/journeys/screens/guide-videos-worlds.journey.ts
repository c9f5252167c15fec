import { expect } from '@playwright/test';
import { bringHero } from '#tests/support/app/arena.ts';
import { Recorder } from '#tests/support/journeys/recording/recorder.ts';
import { button, develop, look, seat, tab } from '#tests/support/journeys/recording/video.ts';
import { browserOf, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// The product's own pages: the videos show what people get.
const test = testAt({ warnings: false, dice: (sides) => Math.ceil(sides * 0.7) });

test('a video shows how a world is built, and played', nightly, async ({ browser, table }, { outputDir }) => {
  test.setTimeout(240_000);
  const { page, person } = await browserOf(browser, table, 'Wren', look);
  page.setDefaultTimeout(20_000);
  await letLead(table, person);
  await page.goto('/world/new');
  const name = page.getByRole('textbox', { name: 'World name' });
  await expect(name).toBeVisible();
  const recorder = new Recorder(page);
  const add = async (word: string, entry: string, text: string) => {
    const form = page.getByRole('form', { name: `Add ${word}` });
    await recorder.type(form.getByRole('textbox', { name: 'Name' }), entry);
    await recorder.type(form.getByRole('textbox', { name: 'Description' }), text);
    await recorder.press(form.getByRole('button', { name: `Add ${word}` }), page.getByText(entry, { exact: true }).first());
  };

  await recorder.chapter('Give it a name');
  await recorder.say('A world begins with a name, and one sentence that says what is wrong in it.');
  await recorder.type(name, 'The Weir');
  await recorder.type(page.getByRole('textbox', { name: 'World description' }), 'A river that is held back, and who profits.');

  await recorder.chapter('One place, one thing');
  await recorder.say('Small is enough: a place where the story begins, in two sentences.');
  await add('place', 'Tollhithe', 'A village below the dam. At night the [[Old Bell]] rings by itself.');
  await recorder.say('Square brackets link one entry to another, which may still be written.');
  await recorder.press(tab(page, 'Items'), page.getByRole('form', { name: 'Add item' }));
  await add('item', 'Old Bell', 'It lies in the mud of the river bed, and nobody dares to lift it.');
  await recorder.say('Everything is kept as you write. Now the world is created.');
  await recorder.press(button(page, 'Create World'), page.getByRole('link', { name: 'View The Weir' }));

  await recorder.chapter('Play in it');
  await recorder.press(page.getByRole('link', { name: 'View The Weir' }), page.getByRole('link', { name: 'Start a campaign here' }));
  await recorder.say('Here is its lore. Others may read it, or build with you, if you share it.');
  await recorder.press(page.getByRole('link', { name: 'Start a campaign here' }), page.getByRole('textbox', { name: 'Campaign name' }));
  await recorder.type(page.getByRole('textbox', { name: 'Campaign name' }), 'Below the Weir');
  await recorder.press(button(page, 'Create Campaign'), page.getByRole('log', { name: 'Campaign Chat' }));
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toContainText('Old Bell');
  await recorder.settle();
  recorder.markPoster();
  await recorder.say('The first scene is told from what was written. Invite players, and the evening begins.');
  await develop(
    browser,
    recorder,
    {
      slug: 'a-world',
      title: 'A world of your own',
      summary: 'Write one place and one thing, link them, and play in what you have written.',
      order: 4,
    },
    outputDir,
  );
});

test('a video shows how a Dungeon Master guides the narrator', nightly, async ({ browser, table }, { outputDir }) => {
  test.setTimeout(240_000);
  const { wren, mira, campaignId, address } = await seat(browser, table);
  await bringHero(table, campaignId, mira.person, 'Kara');
  await wren.person.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'draft' } });
  const { page } = wren;
  for (const each of [wren, mira]) await each.page.goto(address);
  await tab(page, 'Turn').click();
  await expect(button(mira.page, 'Raise Hand')).toBeEnabled();
  const recorder = new Recorder(page);

  await recorder.chapter('Read along first');
  await recorder.say('In the settings of this table, Wren has chosen that the AI drafts and she edits.');
  await button(mira.page, 'Raise Hand').click();
  await say(mira.page, 'I ask the ferrywoman why the water is gone.');
  await recorder.say('Mira says what Kara does, and lowers her hand.');
  await button(mira.page, 'Lower Hand').click();
  const draft = page.getByRole('region', { name: 'The narrator’s draft' });
  await recorder.watch(draft);
  recorder.markPoster();
  await recorder.say('The reply comes to Wren alone. The players see that one is waiting, and nothing of what is in it.');

  await recorder.chapter('Change it, and post it');
  const words = draft.getByRole('textbox', { name: 'The draft' });
  const reply = await words.inputValue();
  await recorder.say('Is it true? Does it leave the heroes to their players? Wren adds a sentence.');
  await recorder.press(words);
  // At the end of its first paragraph.
  await words.fill(reply.replace(/(?=\n|$)/, ' Far out on the flats, a bell answers.'));
  await recorder.settle();
  await recorder.press(draft.getByRole('button', { name: 'Post' }), page.getByText('Far out on the flats, a bell answers.').last());
  await recorder.settle();
  await recorder.say('Now everybody reads it, with what became of each action below.');

  await recorder.chapter('Say it yourself');
  await recorder.say('And what Wren writes to everybody is part of the story at once.');
  await recorder.type(page.getByRole('textbox', { name: 'Message' }), 'It has begun to snow.');
  await recorder.press(
    page.getByRole('form', { name: 'Write' }).locator('[type=submit]'),
    page.getByRole('log', { name: 'Campaign Chat' }).getByText('It has begun to snow.'),
  );
  await recorder.settle();
  await recorder.say('The narrator helps. What is true at this table, its Dungeon Master decides.');
  await develop(
    browser,
    recorder,
    {
      slug: 'the-narrator',
      title: 'Guiding the narrator',
      summary: 'Read each reply first, change it, post it, and say yourself what is true.',
      order: 5,
    },
    outputDir,
  );
});
