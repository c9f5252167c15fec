import { IdeaGenerator } from '#web/features/ideas/idea-generator.tsx';
import { Page } from '#web/ui/page.tsx';

/** Draws names, people, taverns, shops, loot and weather for whoever comes, rumours from lore, and rolls on tables of one's own. */
export function ToolsGenerators() {
  return (
    <Page title="Generators" lead="Names, people, taverns, shops, loot, weather and rumours, drawn at a press; and tables of your own.">
      <IdeaGenerator />
    </Page>
  );
}
