import cantrips from '#content/srd/spells/cantrips.json' with { type: 'json' };
import level1 from '#content/srd/spells/level-1.json' with { type: 'json' };
import level2 from '#content/srd/spells/level-2.json' with { type: 'json' };
import level3 from '#content/srd/spells/level-3.json' with { type: 'json' };
import level4 from '#content/srd/spells/level-4.json' with { type: 'json' };
import level5 from '#content/srd/spells/level-5.json' with { type: 'json' };
import level6 from '#content/srd/spells/level-6.json' with { type: 'json' };
import level7 from '#content/srd/spells/level-7.json' with { type: 'json' };
import level8 from '#content/srd/spells/level-8.json' with { type: 'json' };
import level9 from '#content/srd/spells/level-9.json' with { type: 'json' };

/** The files of spells, each at the place of its level. */
export const spellFiles = [cantrips, level1, level2, level3, level4, level5, level6, level7, level8, level9];
