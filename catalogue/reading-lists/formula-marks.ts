/**
 * `toCsv` puts an apostrophe before what a spreadsheet would take for a formula. For a table that
 * we read again, a text that has such apostrophes of its own gets one more, so that taking one away
 * gives back every text.
 */
const OWN_MARKS =
  /(?<=^|[;\t\r\n])(?='+[[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\t\r\n]]*[=+\-@＝＋－＠])|^(?='+[\t\r\n])/gv
const MARKS =
  /(?<=^|[;\t\r\n])'(?='*[[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\t\r\n]]*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/gv

/** To be done before `toCsv`. */
export function keepOwnMarks(text: string): string {
  return text.replace(OWN_MARKS, "'")
}

/** To be done with the cells of a table that was written so. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}
