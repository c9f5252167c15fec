import type { Skill } from '#domain/rules/skill.ts';
import type { IntentKind, Tone } from './deed.ts';

/** What a verb alone tells of a clause. */
export interface Reading {
  kind: IntentKind;
  skill: Skill | null;
  tone: Tone;
}

type Row = [kind: IntentKind, skill: Skill | null, verbs: string, tone?: Tone];

const rows: Row[] = [
  [
    'attack',
    null,
    'attack strike stab slash hit punch shoot fire swing lunge charge smite cleave skewer kill slay fight ambush assault thrust hack loose hurl throw bash club batter headbutt behead murder impale snipe slice bite claw maul spear fling pelt whip kick slap jab flail pummel knife spear shiv disembowel cudgel gore trample rush engage brawl backstab execute assail pounce maim decapitate shank',
  ],
  [
    'cast',
    'arcana',
    'cast conjure summon enchant hex invoke channel evoke banish teleport levitate polymorph scry dispel counterspell bewitch counter transmute illuminate hypnotise hypnotize transform bless',
  ],
  ['sneak', 'stealth', 'sneak hide creep slink tiptoe prowl skulk lurk slip stalk shadow sidle conceal camouflage blend'],
  [
    'talk',
    'persuasion',
    'ask say buy sell trade hire purchase rent tell talk speak greet call shout whisper reply answer explain chat converse question inquire enquire mention address hail introduce yell announce invite order demand request thank apologise apologize agree discuss welcome warn inform murmur mutter add declare gossip respond propose urge suggest admit confess praise converse inquire parley preach query grumble complain joke banter chatter protest advise',
  ],
  [
    'talk',
    'persuasion',
    'persuade reason beseech entreat cajole placate convince charm negotiate bargain barter beg plead flatter reassure coax haggle appeal implore woo flirt offer promise comfort compliment bribe',
    'charm',
  ],
  [
    'talk',
    'intimidation',
    'threaten intimidate menace growl snarl frighten scare bully interrogate loom glare daunt cow browbeat terrorise terrorize blackmail',
    'threat',
  ],
  ['talk', 'persuasion', 'insult mock taunt jeer provoke curse spit sneer ridicule deride', 'insult'],
  ['talk', 'insight', 'gauge'],
  ['talk', 'animal handling', 'tame soothe calm pet'],
  [
    'trick',
    'deception',
    'lie bluff deceive trick pretend disguise fake feign mislead fool impersonate con dupe bamboozle forge act bamboozle hoodwink cheat dissemble',
  ],
  ['trick', 'sleight of hand', 'steal pickpocket palm swipe filch pilfer swap plant nick purloin'],
  ['trick', 'performance', 'perform sing play dance juggle distract entertain recite busk whistle drum strum'],
  [
    'search',
    'perception',
    'look watch listen peer scan see spot notice gaze observe sniff smell spy glance stare survey scout peek find eye overhear view eavesdrop squint heed',
  ],
  [
    'search',
    'investigation',
    'search examine inspect investigate study rummage check read scour probe analyse analyze rifle comb explore feel deduce test scrutinise scrutinize sift poke prod appraise uncover unearth delve peruse frisk ransack',
  ],
  ['search', 'survival', 'track forage hunt'],
  [
    'travel',
    null,
    'go walk head travel move enter leave follow proceed continue march advance approach return exit journey descend ascend step cross wander stride come ride depart press stroll hurry trek sail resume traverse trudge amble saunter jog accompany pursue navigate advance',
  ],
  ['rest', null, 'rest sleep nap camp recover doze relax recuperate sit snooze slumber meditate lounge'],
  [
    'use',
    null,
    'open close shut light drink eat tie pull turn press pour use knock ring drop put place give draw sheathe equip wear fill empty apply set burn untie cut dig feed insert wind flip touch show hand extinguish oil repair fix mend build write wipe wrap hang activate attach cook brew shake sharpen unwrap lower raise blow toss wave unroll',
  ],
  ['use', 'sleight of hand', 'unlock disarm pick jam disable rig sabotage'],
  ['take', null, 'take grab pocket collect loot gather snatch seize retrieve claim nab snag scoop stuff stow swipe harvest'],
  [
    'athletics',
    'athletics',
    'climb jump push lift force swim break grapple shove leap smash wrestle heave drag scramble clamber haul pry lever hoist carry sprint wade tackle trip hurdle scale shoulder wrest wrench heft ram topple bend tug yank uproot',
  ],
  ['athletics', 'acrobatics', 'balance vault tumble flip roll somersault cartwheel dive backflip pirouette somersault'],
  ['help', null, 'help assist aid support encourage inspire steady guide cheer boost back'],
  ['help', 'medicine', 'heal bandage tend treat stabilise stabilize nurse revive patch bind staunch stanch splint resuscitate'],
  ['lore', 'history', 'remember recall recollect know recognise recognize identify ponder consider reminisce'],
  ['lore', 'religion', 'pray'],
  ['defend', null, 'defend dodge shield block protect brace parry guard cover evade fend hunker deflect repel evade intercept'],
  ['flee', null, 'flee retreat run escape withdraw bolt disengage skedaddle scarper scram'],
  [
    'wait',
    null,
    'wait pass stay stand hold linger pause idle ready hesitate think wonder stop delay hover remain skip relent stall loiter dawdle',
  ],
];

/** Verbs that carry a mood and no deed of their own. */
const flourishes =
  'grin smile nod shrug laugh sigh frown blink wink chuckle smirk bow kneel cough yawn scowl grimace shiver shudder breathe swallow scratch stretch blush cheer cry weep groan stumble turn';

/** Verbs that name no intent but may stand in a deed. */
const others =
  'catch drive feint unleash plunge sink squeeze rest steer cause pay plan thread smear toast knot hook be have do get keep let make try want need hope start begin finish bring send fetch count lean reach point follow lead join meet crouch duck slide swing squeeze crawl rise fall lay lie spread scatter ask work help mark trace circle reload aim nock clean dust measure sneeze whistle hum clap stamp tap rub squint cling dangle bury plug block rip tear peel chew lick taste barricade signal gesture beckon salute test weigh bait lure';

function split(words: string): string[] {
  return words.split(' ').filter((word) => word !== '');
}

/** The first reading listed for a verb holds. */
export const readings: ReadonlyMap<string, Reading> = new Map(
  rows
    .toReversed()
    .flatMap(([kind, skill, verbs, tone]) => split(verbs).map((verb) => [verb, { kind, skill, tone: tone ?? 'plain' }] as const)),
);

export const flourishVerbs: ReadonlySet<string> = new Set(split(flourishes).filter((verb) => !readings.has(verb)));

/** Every verb this folder knows, in its plain form. */
export const knownVerbs: ReadonlySet<string> = new Set([...readings.keys(), ...split(flourishes), ...split(others)]);
