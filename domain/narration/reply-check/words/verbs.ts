/** Forms of verbs that a reply tells deeds with: "takes", "take" after "you", and "took". */
export const deedVerbs = {
  take: 'takes take took grabs grab grabbed seizes seize seized claims claim claimed gathers gather gathered collects collect collected lifts lift lifted removes remove removed',
  /** These need no thing after them to be known as taking. */
  pocket:
    'pockets pocket pocketed steals steal stole loots loot looted stows stow stowed bags bag bagged pilfers pilfer pilfered snatches snatch snatched',
  kill: 'kills kill killed slays slay slew beheads behead beheaded murders murder murdered executes execute executed slaughters slaughter slaughtered decapitates decapitate decapitated',
  strike:
    'hits hit strikes strike struck stabs stab stabbed slashes slash slashed wounds wound wounded pierces pierce pierced smashes smash smashed impales impale impaled skewers skewer skewered punches punch punched',
  open: 'opens open opened unlocks unlock unlocked unbolts unbolt unbolted',
  force: 'forces force forced breaks break broke kicks kick kicked smashes smash smashed picks pick picked pries pry pried',
  pay: 'pays pay paid buys buy bought spends spend spent purchases purchase purchased',
  give: 'hands hand handed gives give gave tosses toss tossed slides slide slid counts count counted drops drop dropped presses press pressed throws throw threw',
  cast: 'casts cast conjures conjure conjured summons summon summoned evokes evoke evoked',
  heal: 'heals heal healed cures cure cured mends mend mended',
  rest: 'sleeps sleep slept rests rest rested camps camp camped',
  arrive: 'reaches reach reached enters enter entered',
  come: 'arrives arrive arrived comes come came steps step stepped walks walk walked emerges emerge emerged climbs climb climbed goes go went returns return returned slips slip slipped crosses cross crossed descends descend descended ducks duck ducked moves move moved heads head headed',
} as const;

/** Forms of verbs that tell of a change that stays: what a scene tag says. */
export const changeVerbs = {
  burn: 'burns burn burned burnt torches torch torched ignites ignite ignited',
  set: 'sets set puts put lights light lit',
  bind: 'ties tie tied binds bind bound shackles shackle shackled gags gag gagged',
  bar: 'bars bar barred bolts bolt bolted barricades barricade barricaded wedges wedge wedged jams jam jammed blocks block blocked',
  break: 'breaks break broke smashes smash smashed shatters shatter shattered wrecks wreck wrecked',
  distract: 'distracts distract distracted diverts divert diverted',
  knock: 'knocks knock knocked',
} as const;

/**
 * Forms of verbs that leave something other than it was, whatever they are done to, and of those that do so beside a word such as "out"
 * or "loose". Of these alone a tag or another ruling has to say that it is so.
 */
export const lastingVerbs = {
  plain:
    'unlocks unlock unlocked unbolts unbolt unbolted unties untie untied unhooks unhook unhooked unfastens unfasten unfastened loosens loosen loosened frees free freed releases release released extinguishes extinguish extinguished douses douse doused snuffs snuff snuffed buries bury buried carves carve carved saws sawed chops chop chopped pries pry pried mends mend mended repairs repair repaired fixes fix fixed scatters scatter scattered dismantles dismantle dismantled digs dig dug burns burn burned burnt lights light lit breaks break broke smashes smash smashed shatters shatter shattered tears tear tore rips rip ripped cuts cut spills spill spilled topples topple toppled overturns overturn overturned wakes wake woke bandages bandage bandaged ties tie tied',
  handed:
    'gives give gave feeds feed fed hands hand handed throws throw threw tosses toss tossed hurls hurl hurled flings fling flung uses use used pours pour poured writes write wrote scribbles scribble scribbled paints paint painted',
  /** A sound changes nothing, and is told as nothing more where nobody has ruled on it. */
  sounded: 'rings ring rang tolls toll tolled',
  beside:
    'blows blow blew puts put lets let pulls pull pulled drags drag dragged knocks knock knocked keeps keep kept shoves shove shoved kicks kick kicked pushes push pushed turns turn turned',
} as const;

/** What people of the story do when they act or speak, in the present; the past only of speaking, for a deed of the past may be known. */
export const actVerbs =
  'says asks answers replies adds whispers mutters murmurs shouts cries calls growls snaps hisses laughs chuckles sighs groans nods shrugs smiles grins frowns scowls winks bows points gestures waves beckons looks glances stares watches turns walks steps runs strides paces sits stands rises kneels leans lunges strikes swings draws attacks slashes stabs grabs takes hands gives offers pours opens closes shuts picks lifts drops throws hurls moves shakes spits sings hums whistles clears begins stops waits comes goes enters leaves follows raises lowers tilts folds crosses taps rubs scratches breathes stirs reaches pulls pushes holds greets tells agrees refuses promises warns insists explains blinks said asked answered replied whispered muttered murmured shouted cried called told';

/** Verbs of speaking, which may stand before the name of who speaks. */
export const sayVerbs =
  'says asks answers replies adds whispers mutters murmurs shouts cries calls growls snaps hisses said asked answered replied added whispered muttered murmured shouted cried called growled snapped hissed declares declared insists insisted';

/** What people decide, promise, think or feel for themselves. */
export const mindVerbs =
  'decides decide decided chooses choose chose resolves resolve resolved agrees agree agreed promises promise promised swears swear swore vows vow vowed wonders wonder wondered thinks think thought hopes hope hoped fears fear feared hates hate hated loves love loved trusts trust trusted distrusts distrust distrusted regrets regret regretted envies envy envied despises despise despised pities pity pitied believes believe believed forgives forgive forgave confesses confess confessed apologises apologise apologised apologizes apologize apologized longs long longed yearns yearn yearned doubts doubt doubted admires admire admired wants want wanted';

/** Feelings, after "feels", "is" or "are". */
export const feelings =
  'afraid scared frightened terrified angry furious enraged sad sorry guilty ashamed proud happy glad delighted joyful jealous envious grateful thankful lonely hopeful hopeless heartbroken nervous anxious worried relieved disgusted confident embarrassed excited eager bored curious homesick sick certain sure unsure moved touched confused suspicious fear anger rage sadness sorrow grief guilt shame pride joy happiness jealousy envy gratitude relief disgust dread terror panic love hatred hope despair pity remorse excitement';

/** Things that can be carried off, besides those that the adventure names. */
export const portable =
  'sword blade dagger knife axe bow shield armor armour helmet ring amulet necklace crown gem gems jewel jewels ruby diamond emerald coin coins gold silver purse pouch key keys potion vial bottle flask scroll letter map book ledger tome rope lantern lamp torch cloak staff wand hammer chest casket idol statuette relic treasure loot orb goblet chalice bracelet brooch pearl pearls quill chalk charm';

/** What is opened by force or with a key. */
export const barriers =
  'door doors gate gates chest lock locks casket strongbox vault trapdoor portcullis hatch safe coffin sarcophagus padlock cell cage drawer cabinet strong-box';

/** What is paid with. */
export const money = 'coin coins gold silver copper copperpiece pieces crowns pennies penny money gp sp cp purse fee price toll bribe';
