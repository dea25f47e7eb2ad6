/** Letters that no mark can be taken from, and the one that stands for each. */
const WHOLE = 'łŁøØđĐħĦŧŦıæÆœŒßẞþÞðÐ'
const PLAIN = 'llooddhhttiaaoossttdd'
/** Capitals beyond ASCII that are left once marks are taken, and their small letters: Latin, Greek and Cyrillic. */
const CAPITALS =
  'ĲĿŊƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΕΗΙΟΥΩΒΓΔΖΘΚΛΜΝΞΠΡΣΤ' +
  'ΦΧΨϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЕЂГЄЅІЈЉЊЋКИУЏАБВДЖЗЛМНОПРСТФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞ' +
  'ҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮỺỼỾⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄ' +
  'ꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ'
const SMALL =
  'ĳŀŋɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαεηιουωβγδζθκλμνξπρστ' +
  'φχψϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽеђгєѕіјљњћкиуџабвджзлмнопрстфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟ' +
  'ҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯỻỽỿⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅ' +
  'ꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'
/** Typographic characters, and those of the keyboard. */
const TYPOGRAPHIC = '\u2018\u2019\u02bc\u201c\u201d\u2010\u2011\u2012\u2013\u2014\u2026\u00a0'
const TYPED = `'''""-----. `

const tableOf = (from: string, to: string): ReadonlyMap<string, string> => {
  const folded = [...to]
  return new Map([...from].map((char, i) => [char, folded[i] ?? '']))
}
const plainOf = new Map([...tableOf(TYPOGRAPHIC, TYPED), ...tableOf(WHOLE + CAPITALS, PLAIN + SMALL)])

const ASCII = /^[\0-\x7f]*$/
/** The marks above, below and through Latin letters. */
const MARKS = /[\u0300-\u036f]/g

/**
 * A text as it is compared: every character decomposed, without its marks, in small letters, with the characters of the
 * keyboard. A mark that stands by itself is dropped. The database does the same (`search_fold`).
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .replaceAll(/[A-Z]|[^\0-\x7f]/gu, (char) => plainOf.get(char) ?? (char <= 'Z' ? char.toLowerCase() : char))
}

/** A character with the marks that follow it: what decomposing it changes nothing beyond. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu

/** A character of a text with its marks, as it is compared, and where it stands. */
export interface FoldedCharacter {
  folded: string
  from: number
  to: number
}
/** The characters of a text, each folded by itself. Those that nothing is left of are left out. */
export const foldedCharacters = (text: string): FoldedCharacter[] =>
  [...text.matchAll(CHARACTER)].flatMap(({ 0: char, index: from }) => {
    const folded = fold(char)
    return folded === '' ? [] : [{ folded, from, to: from + char.length }]
  })
