import armor from '#content/srd/equipment/armor.json' with { type: 'json' };
import gear from '#content/srd/equipment/gear.json' with { type: 'json' };
import objects from '#content/srd/equipment/objects.json' with { type: 'json' };
import weapons from '#content/srd/equipment/weapons.json' with { type: 'json' };
import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { ObjectFacts } from './equipment/object-facts.ts';
import { ArmorFacts } from './equipment/armor.ts';
import { GearFacts } from './equipment/gear.ts';
import { WeaponFacts } from './equipment/weapons.ts';
import { SpellFacts } from './spells/spell.ts';
import { spellFiles } from './spells/spell-files.ts';

/**
 * Holds the files of content that pages carry too to their schemas. Pages take them as they are, so that no page carries the
 * validator; the server refuses to start with a wrong one.
 */
export function checkSrd(): void {
  for (const [level, rows] of spellFiles.entries())
    readContent(`content/srd/spells/${level === 0 ? 'cantrips' : `level-${level}`}.json`, z.array(SpellFacts), rows);
  readContent('content/srd/equipment/armor.json', z.array(ArmorFacts), armor);
  readContent('content/srd/equipment/gear.json', z.array(GearFacts), gear);
  readContent('content/srd/equipment/objects.json', ObjectFacts, objects);
  readContent('content/srd/equipment/weapons.json', z.array(WeaponFacts), weapons);
}
