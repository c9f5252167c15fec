/** The same of what heroes carry: potions, wands, scrolls, and what only sounds like them. */
export const itemLines = {
  Brannoc: `
I drink my potion of healing => uses healing to drink
I drink a healing potion => uses healing to drink
I quaff a potion => uses healing to drink
I use my healing potion on Ilse => uses healing to drink: Ilse
I feed Ilse a potion => uses healing to drink: Ilse
chug a potion => uses healing to drink
I give Ilse the healing potion => uses healing to drink: Ilse
I pour a potion down Ilse's throat => uses healing to drink: Ilse
I pull out a potion and drink it => is colour + uses healing to drink
I down my potion, then attack the ogre => uses healing to drink + attacks with Longsword: Ogre
Healing potion! => uses healing to drink
potion on Fern => uses healing to drink: Fern
I heal Fern with my potion => uses healing to drink: Fern
I take a healing potion => uses healing to drink
drink health pot => uses healing to drink
I attack the ogre and pour my potion down his throat => attacks with Longsword: Ogre + "Whom?"
I feed the ogre my potion => uses healing to drink: Ogre
I hand Ilse my potion => uses healing to drink: Ilse
I hand Ilse a flower => is colour
I toss Ilse a potion => "Nobody throws Potion of Healing in a…"
Can I drink my potion? => may it: uses healing to drink
I read the scroll => is colour
I drink my potion of speed => "There is nothing of that kind in the…"
I drink my speed potion => "There is nothing of that kind in the…"
I use my wand on the ogre => "There is nothing of that kind in the…"
I use my rope on the ogre => "What is Rope to do: Tie a knot, Esca…"
I use my longsword on the ogre => attacks with Longsword: Ogre
I fire an arrow at the ogre => attacks with Longbow: Ogre
`,
  Ilse: `
I zap goblin 1 with my wand of magic missiles (3 charges) => uses missiles to magicMissile3: Goblin 1
I zap goblin 1 with my wand of magic missiles => uses missiles to magicMissile1: Goblin 1
wand of magic missiles on the ogre => uses missiles to magicMissile1: Ogre
I cast magic missile at level 2 from my wand at the ogre => uses missiles to magicMissile2: Ogre
I use magic missiles wand with 2 charges, two at the ogre and one at goblin 1 => uses missiles to magicMissile2: Ogre, Ogre, Goblin 1
I wave my wand at the ogre => "Which one: Wand of Magic Missiles or…"
I use the wand of magic missiles with 5 charges on the ogre => "What is Wand of Magic Missiles to do…"
I use my wand of binding on goblin 2 => "What is Wand of Binding to do: Cast …"
I use the Wand of Binding to cast Hold Person on Goblin 2 => uses binding to holdPerson: Goblin 2
I point the wand of magic missiles => "Whom? Adult Black Dragon, Goblin 1, …"
I wave my wand and cast fire bolt at the ogre => casts fire-bolt: Ogre
I cast fire bolt at the ogre with my wand => casts fire-bolt: Ogre
I zap the ogre with my wand of fireballs => "There is nothing of that kind in the…"
I draw my wand of magic missiles and zap the ogre with it => is colour + uses missiles to magicMissile1: Ogre
I draw my wand of magic missiles and run up to the ogre => is colour + moves Ogre
I read the scroll => uses scroll to read
I read my spell scroll of level 1 => uses scroll to read
`,
  Fern: `
I quaff a potion => "Which one: Potion of Healing, Potion…"
I drink my healing potion => uses healing to drink
I drink the greater healing potion => uses greater to drink
I drink the Potion of Healing (greater) => uses greater to drink
I drink my potion of speed => uses speed to drink
I pour the potion of healing down Brannoc's throat => uses healing to drink: Brannoc
I use the horn of blasting on the ogre => uses horn to blow: Ogre
I blow my horn at the goblins => uses horn to blow: Goblin 1, Goblin 2
`,
} as const;
