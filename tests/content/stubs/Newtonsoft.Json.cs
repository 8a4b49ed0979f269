namespace Newtonsoft.Json
{
    public enum MissingMemberHandling { Ignore, Error }

    public class JsonSerializerSettings { public MissingMemberHandling MissingMemberHandling { get; set; } }

    public static class JsonConvert
    {
        public static T DeserializeObject<T>(string text) { return default(T); }
        public static T DeserializeObject<T>(string text, JsonSerializerSettings settings) { return default(T); }
    }
}
