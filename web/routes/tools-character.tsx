import { DemoSheet } from '#web/features/characters/sheet/demo-sheet.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

/** A character sheet to try out, and the way to one of one's own. */
export function ToolsCharacter() {
  return (
    <Page
      title="Character Sheet"
      lead="A fighter of level 3 to try out; nothing here is kept. You make your own character at a table, in the Character tab."
      actions={<ButtonLink to="/account/characters">Your characters</ButtonLink>}
    >
      <DemoSheet />
    </Page>
  );
}
