/** The same of words that spare somebody, and of blows that are to leave somebody alive. */
export const mercyLines = `
I lower my sword => holds back
I spare the ogre and lower my sword => holds back Ogre + holds back
I lower my longsword and spare the ogre => holds back + holds back Ogre
I put my longsword away => holds back
I sheathe my sword in front of the ogre => holds back Ogre
I let the ogre live => holds back Ogre
I drop my sword and raise my hands => holds back + holds back
I throw my sword down at the ogre's feet => holds back Ogre
I knock the ogre out with the flat of my longsword, I don't want to kill it => knocks out with Longsword: Ogre
I knock goblin 1 unconscious with my unarmed strike => knocks out with Unarmed strike: Goblin 1
I knock out goblin 1 => knocks out with Longsword: Goblin 1
I attack the ogre but I want it alive => knocks out with Longsword: Ogre
I strike the ogre with my longsword, but I let it live => knocks out with Longsword: Ogre
I subdue the ogre => knocks out with Longsword: Ogre
I hit goblin 1 without killing it => knocks out with Longsword: Goblin 1
I attack goblin 1 and spare goblin 2 => attacks with Longsword: Goblin 1 + holds back Goblin 2
I stay my hand => holds back
I don't want to hurt the ogre => holds back Ogre
I surrender => holds back
"I yield!" => holds back
I show the ogre my longsword => is colour
I throw my purse to the ogre so that it leaves us alone => talks Ogre
I offer the ogre 10 gold coins if it lets us go => talks Ogre
I drop my axe on the ogre => attacks with Handaxe: Ogre
I lower my bow and attack goblin 1 with my sword => holds back + attacks with Longsword: Goblin 1
`;

/** The same of words that end a turn, get free, or lead everybody away. */
export const turnLines = `
I struggle free => escape
I break out of the webs => escape
We all run away! => "Out of whose reach? Whoever is left …"
Let's all get out of here => "Out of whose reach? Whoever is left …"
done, next => next
I am done, next please => next
next, please => next
I pass my turn => next
I pass on this one => next
I've finished => next
all done => next
I have nothing else to do => next
I attack the ogre. Done, next. => attacks with Longsword: Ogre + next
I finish the ogre => attacks with Longsword: Ogre
I pass the potion to Ilse => is colour
`;
