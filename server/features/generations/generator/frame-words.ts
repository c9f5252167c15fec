const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Words that hold a prompt together and are no thing in the world. */
export const frameWords = setOf(`
  a an the this that these those my our your their its his her some any each every all no many much more most few several
  another such own same both one two three
  and or but nor so yet if then than as of in on at by for with without within from into onto to over under above below
  between among through across against around beyond near behind before after during since until while where when who whom
  whose which what why how there here it they them we us you i he she
  is are was were be been being am has have had having do does did can could will would shall should may might must
  not never always only also very just still even too ever once again now long
  create make made add give write tell describe generate invent include includes including build expand show need want
  please like about based set filled full called named known
  rule rules ruled live lives lived living fight fights fought hunt hunts hunted seek seeks sought rise rises rose fall falls
  fell come comes came go goes went keep keeps kept hold holds held left take takes took bring brings brought
  become becomes became remain remains remained turn turns turned know knows find finds found get gets use uses used
  wage wages waged grow grows grew lie lies lay sleep sleeps slept wake wakes woke walk walks roam roams haunt haunts haunted
  threaten threatens threatened serve serves served guard guards guarded hide hides hid float floats drift drifts
  world worlds setting settings campaign campaigns story stories adventure adventures thing things something lore entry entries
  people place places kind kinds sort sorts lot lots bit existing detail details detailed interesting deeper different
  realm realms land lands middle way ways day days night nights year years century centuries minute minutes hundred hundreds
  thousand thousands four five six seven eight nine ten half next somebody nobody everybody anybody someone anyone
  everyone something nothing everything anything none out down up off along back together apart away alone still really
  asleep awake grown
`);

/** Verbs that a prompt tells its story with; what stands beside them is the thing. */
export const tellingWords = setOf(`
  age aged ages argue argued begin begins began begun believe believes believed born break breaks broke broken build builds built
  burn burns burned burnt buy buys bought carry carries carried close closes closed compete control controls controlled cost costs
  cross crosses crossed cut die dies died discover divide divides divided drive drives driven drove dwell dwells eat eats eating
  end ends ended explore fear fears feared feel feels fell follow follows followed forget forgets forgot forgotten found founded
  gather gathers gathered greet greets happen happens happened hate hates hear heard hope hopes hoped hum hums hummed inhabit
  inhabits join joined joins learn learns learned let lets light lights lit look looks lose loses love loves meet meets met
  mine mined mourn mourns name named names open opens opened pay pays paid plot prey promise promised protect protects quarrel
  quarrels quarrelled raise raised reach reached rebuild remember remembers return returned returns rot said say says see seen seem
  seems sell sells send sends sent show sing sings sang sung sell sold smuggle smuggled speak speaks spoke spoken spread stand stands
  start started steal steals stole stolen stop stopped struggle struggles survive survives swallowed teach teaches taught tell tells
  told thank thanked thanks think thinks thought tie tied trade trades traded travel travels travelled vanish vanished visit want
  wants wear wears wearing went whisper wore worn work works worship worships worshipped write writes wrote written thin
`);

/** Words that say how a thing is: they belong to a thing that follows, and are none alone. */
export const softWords = setOf(`
  great big small little long short slow quick old young bright pale true false rich poor good bad last first new strange lost
  other early late deep wide far near hidden secret
`);

/** Words that name a manner of telling rather than something in the world. */
export const genreWords = setOf(
  'fantasy high epic classic heroic dark grim steampunk post-apocalyptic apocalyptic grimdark genre tone style',
);
