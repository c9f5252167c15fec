import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import { classIds } from '#domain/srd/class-rules.ts';

/** When a part comes that is not fetched together with its screen. */
export interface LaterPart {
  /**
   * `itself`: nobody presses anything for it, so it counts as the screen’s own. `either`: the screen shows it or another of
   * them and never both, so each counts with the screen as one of its own. `press`: somebody opens it.
   */
  comes: 'itself' | 'either' | 'press';
  why: string;
}

const itself = (why: string): LaterPart => ({ comes: 'itself', why });
const either = (why: string): LaterPart => ({ comes: 'either', why });
const press = (why: string): LaterPart => ({ comes: 'press', why });
const partsOf = (names: readonly string[], why: string) => Object.fromEntries(names.map((name) => [name, press(why)]));

/**
 * Every part that is fetched apart from its screen, by the name of its file. The measure refuses a part that is not named here.
 * A tab, a view or an entry that an address names counts as opened.
 */
export const laterParts: Record<string, LaterPart> = {
  'deletion-banner': itself('Over every screen of an account that is to be deleted.'),
  'command-palette': press('Everything one can go to or do, by name.'),
  'shortcuts-dialog': press('The list of keys.'),
  'confirm-identity': press('Asked after something that needs a fresh sign-in.'),
  'keep-at': press('Puts menus and other popups at their buttons.'),
  'deleted-meanwhile': press('Text of somebody whose world was deleted while they wrote.'),
  'notice-list': press('The list of notices.'),
  'nav-drawer': press('The menu of small screens.'),
  'table-commands': itself('Offers what can be done at a table, by name and by key.'),
  'turn-banner': itself('The story tells of a fight that goes on.'),
  'dm-first-steps': itself('A Dungeon Master sees what to do first at a new table.'),
  'hero-prompt': itself('A player without a hero is asked to make one.'),
  'invite-dialog': press('Link, QR code and spoken code of a campaign.'),
  'ready-hero-dialog': press('The heroes that are ready to play.'),
  'deleted-entry': press('What was being written when somebody deleted it.'),
  'draft-review': itself('A DM finds the drafts that wait over the composer.'),
  'table-combat': press('A tab of the table.'),
  'fight-opening': itself('In the tab of combat, for a DM while there is no fight.'),
  'dm-combat': itself('In the tab of combat, for a DM in a fight.'),
  'combatant-dialog': press('What somebody does in a fight.'),
  'effect-dialog': press('Whom an effect reaches.'),
  'legend-spell': press('A legendary action that casts.'),
  'any-cast-dialog': press('A feature that casts any spell of a class.'),
  'hazard-dialog': press('A spell or a trap that strikes many.'),
  'own-npc-dialog': press('Somebody of the DM’s own joins a fight.'),
  'end-dialog': press('A fight is ended.'),
  'table-character': press('A tab of the table.'),
  'create-character': either('In the tab of the character, while there is none.'),
  'sheet-view': either('In the tab of the character, once there is one.'),
  'spell-book': press('Spells are learned or forgotten.'),
  'level-dialog': press('A character gains a level.'),
  'looks-dialog': press('A portrait is changed.'),
  'copy-dialog': press('A character is taken along to another table.'),
  'export-dialog': press('A character is saved to a file.'),
  creator: press('A character is made step by step.'),
  'guide-chat': press('A character is made in talk with the guide.'),
  'table-items': press('A tab of the table.'),
  'add-item-dialog': press('Something is added to what a character carries.'),
  'coins-dialog': press('Coins change hands.'),
  'table-notes': press('A tab of the table.'),
  'note-history': press('Version history of a note.'),
  'table-world': press('A tab of the table.'),
  'lore-dialog': press('An entry of the campaign’s own lore is written.'),
  'lore-versions': press('Version history of such an entry.'),
  'table-map': press('The map, in the story’s place.'),
  'pin-card': press('A pin of the map is opened.'),
  'pin-form': press('A pin is set or changed.'),
  'x-card-dialog': press('The X-card is played.'),
  'agreement-dialog': press('The table’s lines and veils.'),
  'save-dialog': press('The session is saved.'),
  'end-session-dialog': press('The session is ended.'),
  'history-dialog': press('What was saved of a table; what became of a character.'),
  'people-dialog': press('The dialog of the people at a table.'),
  'settings-dialog': press('The dialog of a table’s settings.'),
  'import-dialog': press('The dialog that takes a file.'),
  'map-dialog': press('The dialog that names the map.'),
  'members-dialog': press('The dialog of people.'),
  'read-only-note': press('An address asks to edit a world of others.'),
  'delete-world-button': press('A world is edited by its owner.'),
  'world-fields-form': press('The name and description of a world are edited.'),
  'world-links': press('Within the dialog of people.'),
  markdown: press('An entry or a tome is opened.'),
  'entry-editor': press('An entry is edited.'),
  'entry-history': press('The history of an entry is unfolded.'),
  'graph-view': press('A view of the lore.'),
  'timeline-view': press('A view of the lore.'),
  'world-history': press('A view of the lore.'),
  'tomes-section': press('A tab of the world.'),
  'expansion-section': press('A tab of the world.'),
  'picture-dialog': press('A picture is added to a message.'),
  'enlarged-picture': press('A picture of a message is opened.'),
  'message-menu': press('What can be done with a message.'),
  'story-search': press('The search over the story.'),
  'assistant-panel': press('The DM’s private helper.'),
  'sign-icon': itself('Signs stand at messages that somebody put them to.'),
  'ask-dialog': press('A DM asks heroes for a check.'),
  'draw-dialog': press('A picture is drawn for a DM.'),
  'homebrew-dialog': press('Homebrew of a campaign is written.'),
  'check-card': itself('The story shows a check that was asked for.'),
  'live-roll': itself('The story shows a roll that waits for its target.'),
  'saved-damage': itself('The story shows a save that was asked for, with its damage.'),
  'reach-dialog': press('Whom the save of a spell reaches is said.'),
  'loaded-items': press('The items of a combatant are unfolded.'),
  'edited-creatures': itself('A DM in a fight is told of homebrew that was edited.'),
  'companion-sheet': itself('On the sheet of whoever has called a creature.'),
  'npc-write': press('Creatures are saved to a file.'),
  'reply-held-back': itself('The story tells that a reply is held back.'),
  'guidance-panel': itself('The turn shows a DM what the narrator is to heed.'),
  'apply-dialog': press('The damage of a roll is applied.'),
  'act-dialog': press('A combatant acts.'),
  'loaded-spells': press('The spells of a combatant are unfolded.'),
  'loaded-features': press('The features of a combatant are unfolded.'),
  'party-table': press('A DM opens the tab of the characters.'),
  'use-dialog': press('Something of a sheet is used.'),
  'shape-dialog': press('A druid takes another shape.'),
  'slots-dialog': press('Spell slots come back at a rest.'),
  'pick-options': press('A sheet is opened.'),
  'sign-in': press('The form to sign in, on the landing.'),
  kit: itself('What people who are signed in have on every screen, and the portraits of the rail.'),
  'feature-description': press('A feature is opened.'),
  ...partsOf(
    ['cantrips', ...Array.from({ length: 9 }, (_, level) => `level-${level + 1}`)],
    'What the spells of a level do, once one of them is opened.',
  ),
  ...partsOf(
    ['armor', 'potion', 'ring', 'rod', 'scroll', 'staff', 'wand', 'weapon', 'wondrous-a-g', 'wondrous-h-z'],
    'Magic items of a kind, once one is looked for.',
  ),
  ...partsOf(monsterTypes, 'Monsters of a type, once a shape is chosen.'),
  ...partsOf([...classIds, 'species', 'feats'], 'What features do, once one of them is opened.'),
};
