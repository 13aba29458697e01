import { frame, place, shape, slide, text } from './deck.ts'
import { contentTypes, part, relationships } from './package-parts.ts'

const CHART_EX = 'http://schemas.microsoft.com/office/drawing/2014/chartex'
const PRESENTATION =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** One slide as boards get them: two columns of unlike rows, a group, a diagram, a waterfall chart, and a draft beside the slide. */
export function boardParts(): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': 'presentationml.presentation.main',
      'ppt/slides/slide1.xml': 'presentationml.slide',
      'ppt/diagrams/data1.xml': 'drawingml.diagramData',
    }),
    '_rels/.rels': relationships(['r1', 'officeDocument', 'ppt/presentation.xml']),
    'ppt/_rels/presentation.xml.rels': relationships(['a', 'slide', 'slides/slide1.xml']),
    'ppt/presentation.xml': part(
      `<p:presentation ${PRESENTATION}><p:sldIdLst><p:sldId id="256" r:id="a"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    ),
    'ppt/slides/_rels/slide1.xml.rels': relationships(
      ['d', 'diagramData', '../diagrams/data1.xml'],
      ['x', 'chartEx', '../charts/chartEx1.xml'],
    ),
    'ppt/slides/slide1.xml': slide(
      shape(2, '<p:ph type="title"/>', place(500000, 200000, 9000000, 700000), text('Bridge to EBITDA 2024')) +
        shape(3, '', place(0, 1000000, 12192000, 3000000), '<a:p/>') +
        shape(4, '', place(7000000, 1100000, 4000000, 400000), text('Right, first')) +
        shape(5, '', place(500000, 1200000, 5000000, 900000), text('Left, first')) +
        shape(6, '', place(7000000, 1600000, 4000000, 1400000), text('Right, second')) +
        shape(7, '', place(500000, 2200000, 5000000, 400000), text('Left, second')) +
        group() +
        frame(9, place(500000, 4300000, 5000000, 1000000), 'diagram', DIAGRAM) +
        frame(10, place(500000, 5400000, 9000000, 1200000), 'chart', `<cx:chart xmlns:cx="${CHART_EX}" r:id="x"/>`) +
        shape(11, '', place(13000000, 1000000, 2000000, 500000), text('Draft: price too high?')),
    ),
    'ppt/diagrams/data1.xml': part(
      `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst><dgm:pt><dgm:t>${text('Signing')}</dgm:t></dgm:pt><dgm:pt><dgm:t>${text('Closing')}</dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`,
    ),
    'ppt/charts/chartEx1.xml': part(
      `<cx:chartSpace xmlns:cx="${CHART_EX}"><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:lvl ptCount="3"><cx:pt idx="0">2023</cx:pt><cx:pt idx="1">Price</cx:pt><cx:pt idx="2">2024</cx:pt></cx:lvl></cx:strDim><cx:numDim type="val"><cx:lvl ptCount="3" formatCode="#,##0.0"><cx:pt idx="0">1000</cx:pt><cx:pt idx="1">250.5</cx:pt><cx:pt idx="2">1250.5</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData><cx:chart><cx:plotArea><cx:plotAreaRegion><cx:series layoutId="waterfall"><cx:tx><cx:txData><cx:v>EBITDA</cx:v></cx:txData></cx:tx><cx:dataId val="0"/></cx:series></cx:plotAreaRegion></cx:plotArea></cx:chart></cx:chartSpace>`,
    ),
  }
}

const DIAGRAM = '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="d"/>'

/** Two tiles in a group whose inside is twice as large as its place on the slide. */
function group(): string {
  const transform =
    '<a:xfrm><a:off x="500000" y="3200000"/><a:ext cx="10000000" cy="900000"/><a:chOff x="0" y="0"/><a:chExt cx="20000000" cy="1800000"/></a:xfrm>'
  const tiles =
    shape(21, '', place(10000000, 0, 10000000, 1800000), text('Tile two')) +
    shape(22, '', place(0, 0, 9000000, 1800000), text('Tile one'))
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="20" name="g"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${transform}</p:grpSpPr>${tiles}</p:grpSp>`
}
