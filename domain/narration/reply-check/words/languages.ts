import type { StoryLanguage } from '#domain/campaign/story-style.ts';

/** Words that stand in nearly every sentence of a language, and in few of another. */
export const stopWords = {
  en: 'a an i me my us the and of to is in you that it he she was for on are with as his her they at be this have from or had by not but what all were we when your can there an each which their if will how up out them then so some would into has more two him see no way could my than been who its now did get down may over',
  de: 'der die das und ist nicht ein eine einen einem einer du ihr sie er es wir mit auf dem den des im ist sind war zu von für an als wie auch sich aus bei nach über unter durch hinter vor dein deine euch was wird noch nur aber oder wenn',
  fr: 'le la les et est un une des du que qui dans vous tu il elle nous ils pas pour sur avec ce cette son sa ses au aux par mais ou plus votre vos se ne sont être était',
  es: 'el la los las y es un una que de del en con por para no se su sus al lo como más pero está son tu te le les este esta muy ya hay sobre entre',
  it: 'il lo la gli le e è un una che di del della in con per non si su suo sua come più ma sono ti vi questo questa dal dalla nel nella',
  pt: 'o os as e é um uma que de do da em com por para não se seu sua como mais mas são você este esta no na dos das ao pelo pela',
  nl: 'de het een en is van in op te dat die niet je jij hij zij wij met voor aan er maar ook door naar uit bij nog als zijn haar hun wordt',
  pl: 'i w na z nie się jest to że do jak za od po przez dla są ale twój jego jej tego który która ich',
  sv: 'och är en ett att det som på av för med den inte du ni han hon vi de till om men från har ett sig under',
  cs: 'a je to se na v že s z do pro od po za který která které ale jako jsou jeho její ještě není tvůj vás když nebo',
  da: 'og er en et det at som på af for med den ikke du hun han vi de til om fra har sig under der dig jeg men eller',
} as const satisfies Record<StoryLanguage, string>;
