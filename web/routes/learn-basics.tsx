import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

const parts = [
  {
    title: 'Find a table',
    text: 'On Home, Start your own story opens the free adventure at its first scene, for you alone or with friends. Under Your Campaigns is a free table that everyone shares: enter it and you have a seat. Dungeon Masters open further tables with Create New Campaign.',
  },
  {
    title: 'Read the room',
    text: 'The story stands in the middle. Around it you see who is here, whose hand is up and what is being waited for. One line always says what you can do next.',
  },
  {
    title: 'Choose who hears you',
    text: 'A message can go to the group, to the Dungeon Master alone, to one player, or into your own notes. Before you send it, the box says who will read it. The narrator answers what is said to the group.',
  },
  {
    title: 'Play your part',
    text: 'Say what you do and what you hope for: “I hold the lantern low and look for footprints.” The clearer the wish, the better the answer. There are no magic words.',
  },
  {
    title: 'Use the keyboard',
    text: 'Press ? for every shortcut. At the table M writes, H raises or lowers your hand and S reads the story. Ctrl+K goes to any campaign, world or person by name.',
  },
  {
    title: 'Leave when you must',
    text: 'Close the page whenever you like. The story is kept as it is, and Home brings you back to the table.',
  },
];

/** The first evening, from finding a table to leaving it. */
export function LearnBasics() {
  return (
    <Page title="Getting Started" lead="Your first evening, in the order it happens." width="narrow">
      <div className="flex flex-col gap-8">
        {parts.map((part) => (
          <section key={part.title}>
            <h2 className="font-display text-name font-semibold">{part.title}</h2>
            <p className="mt-1.5 max-w-[64ch] font-book text-story text-ink-soft">{part.text}</p>
          </section>
        ))}
      </div>
      <div className="mt-12 flex flex-wrap gap-3 border-t border-line pt-8">
        <ButtonLink to="/campaign">Your Campaigns</ButtonLink>
        <ButtonLink to="/learn" variant="outline">
          How a turn works
        </ButtonLink>
      </div>
    </Page>
  );
}
