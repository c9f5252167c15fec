/** When a part comes that is not fetched together with its screen. */
export interface LaterPart {
  /** `itself`: nobody presses anything for it, so it counts as the screen’s own. `press`: somebody opens it. */
  comes: 'itself' | 'press';
  why: string;
}

const itself = (why: string): LaterPart => ({ comes: 'itself', why });
const press = (why: string): LaterPart => ({ comes: 'press', why });

/**
 * Every part that is fetched apart from its screen, by the name of its file. The measure refuses a part that is not named here.
 * A tab, a view or an entry that an address names counts as opened.
 */
export const laterParts: Record<string, LaterPart> = {
  remembering: itself('Around every screen that asks the server.'),
  'session-watch': itself('Hears of sign-outs for everybody who is signed in.'),
  'account-menu': itself('The header shows who is signed in.'),
  'deletion-banner': itself('Over every screen of an account that is to be deleted.'),
  'confirm-identity': press('Asked after something that needs a fresh sign-in.'),
  'nav-drawer': press('The menu of small screens.'),
  landing: itself('The front page of visitors.'),
  home: itself('The front page of people who are signed in.'),
  'auth-panel': press('The form to sign in, on the landing.'),
  'campaign-picker': itself('The campaign screen whose address names none.'),
  'campaign-session': itself('The campaign screen whose address names one.'),
  'campaign-links-dialog': press('The dialog of join links.'),
  'import-dialog': press('The dialog that takes a file.'),
  'map-dialog': press('The dialog that names the map.'),
  'members-dialog': press('The dialog of people.'),
  'world-links': press('Within the dialog of people.'),
  markdown: press('An entry or a tome is opened.'),
  'entry-editor': press('An entry is edited.'),
  'entry-history': press('The history of an entry is unfolded.'),
  'graph-view': press('A view of the lore.'),
  'timeline-view': press('A view of the lore.'),
  'world-history': press('A view of the lore.'),
  'tomes-section': press('A tab of the world.'),
  'expansion-section': press('A tab of the world.'),
};
